import { describe, expect, it } from 'vitest'
import { findChromium, type Machine } from './find-chromium.ts'

const bundledPath = '/home/x/.cache/ms-playwright/chrome'

function find(files: string[], machine: Partial<Machine> = {}) {
  const env = { PATH: '/usr/local/bin:/usr/bin' }
  return findChromium({ env, platform: 'linux', bundledPath, isUsable: (path) => files.includes(path), ...machine })
}

describe('findChromium', () => {
  it('prefers CHROMIUM_PATH, then an installed one, then the one of Playwright', () => {
    const files = ['/opt/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome', bundledPath]

    expect(find(files, { env: { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' } })).toBe('/opt/chrome')
    expect(find(files)).toBe('/usr/bin/chromium')
    expect(find([...files, '/usr/bin/chromium-headless-shell'])).toBe('/usr/bin/chromium-headless-shell')
    expect(find(['/usr/bin/google-chrome', bundledPath])).toBe('/usr/bin/google-chrome')
    expect(find([bundledPath])).toBe(bundledPath)
  })

  it('knows where a Mac keeps its applications', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

    expect(find([chrome], { platform: 'darwin' })).toBe(chrome)
  })

  it('says so when CHROMIUM_PATH is wrong, instead of testing with another browser', () => {
    expect(() => find(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/none' } })).toThrow('/opt/none')
  })

  it('finds none on a machine without', () => {
    expect(find([])).toBeNull()
  })
})
