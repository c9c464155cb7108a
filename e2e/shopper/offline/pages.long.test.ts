import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createProfile, isKept, type Profile, visit, visitAndKeep } from './profile.ts'

const badge = (page: Page) => page.getByText('You are offline. Some features might not be available.')
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first().textContent()

let profile: Profile

beforeEach(async () => {
  profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
})
afterEach(() => profile.remove())

describe('the service worker', () => {
  it('is fetched from the shop, registered after everything else, and says so in the log [OFF-04] [OFF-05]', async () => {
    const page = await profile.open()
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text().trim()))
    const files: string[] = []
    profile.line.decide = ({ url = '' }) => {
      files.push(url)
      return 'bring'
    }
    await visit(page, `${profile.origin}/en/`)

    await expect.poll(() => lines).toContain('App is being served from cache by a service worker.')
    expect(lines).toContain('Content has been cached for offline use.')
    expect(files).toContain('/service-worker.js')
  })
})

describe('without a network', () => {
  it('every page that was seen can be loaded again, in a browser that was closed meanwhile [OFF-01] [OFF-02]', async () => {
    const addresses = ['/en/', '/en/boys/', '/en/anker-tee-cream/'].map((path) => profile.origin + path)
    const first = await profile.open()
    const titles: (string | null)[] = []
    for (const address of addresses) {
      await visitAndKeep(first, address)
      titles.push(await title(first))
    }
    await expect.poll(() => isKept(first, `${profile.origin}/en/offline.html`)).toBe(true)
    await profile.close()
    const page = await profile.open()
    await profile.goOffline()

    for (const [index, address] of addresses.entries()) {
      await visit(page, address)
      expect(await title(page)).toBe(titles[index])
      await badge(page).waitFor()
    }
    await page.goto(`${profile.origin}/en/girls/`)
    await page.getByRole('heading', { name: 'No network here.' }).waitFor()
    await profile.goOnline()
    await page.getByRole('heading', { level: 1, name: 'Girls' }).waitFor()
  })

  it('pages that were opened by a click can be opened by one again, and loaded again [OFF-01]', async () => {
    const page = await profile.open()
    await visitAndKeep(page, `${profile.origin}/en/`)
    const boys = page.getByRole('banner').getByRole('link', { name: 'Boys', exact: true }).first()
    await boys.click()
    await page.getByRole('heading', { level: 1, name: 'Boys' }).waitFor()
    await expect.poll(() => isKept(page, `${profile.origin}/en/boys/`)).toBe(true)
    await visit(page, `${profile.origin}/en/`)
    await profile.goOffline()
    await badge(page).waitFor()

    await boys.click()
    await page.getByRole('heading', { level: 1, name: 'Boys' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Boys' }).waitFor()
  })
})
