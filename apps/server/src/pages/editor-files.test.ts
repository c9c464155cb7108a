import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createEditorFiles } from './editor-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vonk-editor-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Editor</title>')
writeFileSync(join(folder, 'assets/index-1.js'), 'start()')
afterAll(() => rmSync(folder, { recursive: true }))

const serve = createEditorFiles(folder)
const get = (path: string) => serve(new Request(`http://localhost${path}`))

describe('createEditorFiles', () => {
  it.each(['/editor', '/editor/'])(
    'answers %s with the document, which nobody may frame and no script may be written into',
    async (path) => {
      const answer = await get(path)
      const policy = answer?.headers.get('content-security-policy')

      expect(await answer?.text()).toContain('<title>Editor</title>')
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(answer?.headers.get('cache-control')).toBe('no-cache')
      expect(answer?.headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it('lets caches keep hashed files for ever', async () => {
    const answer = await get('/editor/assets/index-1.js')

    expect(await answer?.text()).toBe('start()')
    expect(answer?.headers.get('cache-control')).toContain('immutable')
  })

  it.each(['/editor/assets/gone.js', '/editor/index.html', '/editor/assets/../index.html', '/editor/anything'])(
    'knows nothing else: %s',
    async (path) => {
      expect((await get(path))?.status).toBe(404)
    },
  )

  it.each(['/', '/editors', '/en/editor'])('leaves %s to the shop', async (path) => {
    expect(await get(path)).toBeNull()
  })
})
