import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileServer, type FileServer } from './static-files.ts'

let folder: string
let findFile: FileServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk client '))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'plain')
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), 'brotli')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await mkdir(join(folder, 'screenshots'))
  await writeFile(join(folder, 'screenshots/vonk-nl-wide.jpg'), 'picture')
  await writeFile(join(folder, 'service-worker.js'), 'worker')
  await writeFile(join(folder, '../secret.txt'), 'secret')
  findFile = createFileServer(folder)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await rm(join(folder, '../secret.txt'))
})

function get(path: string, headers: Record<string, string> = {}) {
  return findFile(new Request(`http://localhost${path}`, { headers }))
}

describe('createFileServer', () => {
  it('lets a hashed asset be kept for ever', async () => {
    const response = await get('/assets/app-1a2b.js')

    expect(await response?.text()).toBe('plain')
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response?.headers.get('content-type')).toContain('javascript')
  })

  it('sends the copy that was compressed at build time to whoever takes it', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })

    expect(await response?.text()).toBe('brotli')
    expect(response?.headers.get('content-encoding')).toBe('br')
  })

  it.each(['/icon.svg', '/screenshots/vonk-nl-wide.jpg'])('serves %s, for an hour', async (path) => {
    const response = await get(path)

    expect(response?.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('has browsers ask for the service worker each time, or they would never hear of a new version [OFF-05]', async () => {
    const response = await get('/service-worker.js')

    expect(await response?.text()).toBe('worker')
    expect(response?.headers.get('cache-control')).toBe('no-cache')
  })

  it('answers 404 for an asset that is gone, and lets nobody keep that answer', async () => {
    const response = await get('/assets/app-0000.js')

    expect(response?.status).toBe(404)
    expect(response?.headers.get('cache-control')).toBe('no-store')
  })

  it('leaves every other path to the pages', async () => {
    expect(await get('/')).toBeNull()
    expect(await get('/girls/coats/')).toBeNull()
    expect(await get('/assets')).toBeNull()
  })

  it.each(['/assets/../../secret.txt', '/assets/..%2f..%2fsecret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/assets/'])(
    'shows nothing outside the build: %s',
    async (path) => {
      const response = await get(path)

      expect(response === null || response.status === 404).toBe(true)
    },
  )
})
