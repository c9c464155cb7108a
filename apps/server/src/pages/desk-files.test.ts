import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDeskFiles } from './desk-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vonk-desk-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Desk</title>')
writeFileSync(join(folder, 'assets/index-1.js'), 'start()')
afterAll(() => rmSync(folder, { recursive: true }))

const serve = createDeskFiles(folder)
const get = (path: string) => serve(new Request(`http://localhost${path}`))

describe('createDeskFiles', () => {
  it.each(['/desk', '/desk/', '/desk/orders/100000012', '/desk/index.html'])(
    'answers %s with the document, which nobody may frame and no script may be written into',
    async (path) => {
      const answer = await get(path)
      const policy = answer?.headers.get('content-security-policy')

      expect(await answer?.text()).toContain('<title>Desk</title>')
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(answer?.headers.get('cache-control')).toBe('no-cache')
      expect(answer?.headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it('lets caches keep hashed files for ever', async () => {
    const answer = await get('/desk/assets/index-1.js')

    expect(await answer?.text()).toBe('start()')
    expect(answer?.headers.get('cache-control')).toContain('immutable')
  })

  it.each(['/desk/assets/gone.js', '/desk/assets/'])('has no other files: %s', async (path) => {
    expect((await get(path))?.status).toBe(404)
  })

  it.each(['/', '/desks', '/en/desk', '/editors', '/en/editor'])('leaves %s to the shop', async (path) => {
    expect(await get(path)).toBeNull()
  })

  it.each([
    ['/editor', '/desk'],
    ['/editor/?from=mail&x=%20', '/desk/?from=mail&x=%20'],
    ['/editor/orders/100000012', '/desk/orders/100000012'],
  ])('leads %s, where the desk was, to %s for good', async (former, location) => {
    const answer = await get(former)

    expect([answer?.status, answer?.headers.get('location')]).toEqual([308, location])
  })
})
