import { openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStores } from '../stores.ts'
import { removeNotice, setNotice } from './guarantee-notices.ts'
import { guaranteeNoticeRoutes } from './routes.ts'

let api: TestApi
beforeEach(async () => {
  api = await openTestApi((db) => guaranteeNoticeRoutes({ db }))
  await seedViews(api.db)
})
afterEach(() => api.close())

const bytes = (text: string) => new TextEncoder().encode(text)
const notice = bytes(
  '<?xml version="1.0"?>\n<svg viewBox="0 0 210 297"><style>.a{fill:#039}</style>\n<path class="a" d="M0 0h9"/></svg>\n',
)
const png = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000008400000bb808020000', 'hex'))

const read = (language: string) => api.fetch(new Request(`http://localhost/api/ext/guarantee-notice/${language}?v=1`))

async function shown(code: string) {
  const { views } = await createStores({ db: api.db }).loadDirectory()
  return views.find((view) => view.code === code)?.guaranteeNotice
}

describe('setNotice', () => {
  it('keeps the file of a language byte for byte, for all views of that language', async () => {
    expect((await read('nl')).status).toBe(404)
    expect(await setNotice(api.db, { language: 'nl', content: notice })).toEqual({ ok: true, value: true })

    const answer = await read('nl')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(notice)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/)
    expect(await shown('rz_nl')).toEqual({
      address: expect.stringMatching(/^\/api\/ext\/guarantee-notice\/nl\?v=[0-9a-f]{16}$/),
      width: 210,
      height: 297,
    })
    expect(await shown('de')).toBeUndefined()
  })

  it('gives another file another address, and takes one away', async () => {
    await setNotice(api.db, { language: 'nl', content: notice })
    const before = await shown('nl')
    const larger = new Uint8Array([...png, ...new Uint8Array(20)])
    expect(await setNotice(api.db, { language: 'nl', content: larger })).toMatchObject({ ok: true })

    expect(await shown('nl')).toMatchObject({ width: 132, height: 3000 })
    expect((await shown('nl'))?.address).not.toBe(before?.address)
    expect((await read('nl')).headers.get('content-type')).toBe('image/png')
    expect([await removeNotice(api.db, 'nl'), await removeNotice(api.db, 'nl')]).toEqual([true, false])
    expect(await shown('nl')).toBeUndefined()
  })

  it.each([
    ['%PDF-1.7', 'no-picture'],
    ['<html><body>no</body></html>', 'no-picture'],
    ['<svg><path d="M0 0h9"/></svg>', 'no-size'],
    ['<svg viewBox="0 0 9"><path d="M0 0h9"/></svg>', 'no-size'],
    ['<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', 'not-self-contained'],
    ['<svg viewBox="0 0 9 9" onload="alert(1)"></svg>', 'not-self-contained'],
    ['<svg viewBox="0 0 9 9"><image href="https://elsewhere.example/a.png"/></svg>', 'not-self-contained'],
    ['<svg viewBox="0 0 9 9"><style>@import "x.css"</style></svg>', 'not-self-contained'],
  ])('refuses %s', async (text, code) => {
    expect(await setNotice(api.db, { language: 'de', content: bytes(text) })).toEqual({ ok: false, refusal: { code } })
    expect(await shown('de')).toBeUndefined()
  })

  it('refuses a picture that is cut off, or too heavy', async () => {
    expect(await setNotice(api.db, { language: 'de', content: png.slice(0, 20) })).toMatchObject({
      refusal: { code: 'no-size' },
    })
    const heavy = new Uint8Array(2_000_001)
    expect(await setNotice(api.db, { language: 'de', content: heavy })).toMatchObject({
      refusal: { code: 'too-heavy' },
    })
  })
})
