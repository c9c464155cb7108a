import { describe, expect, it } from 'vitest'
import { withFormerPaths } from './former-paths.ts'

/** The calls of the desk as they are now, for whoever has the cookie of Anna. */
const calls = withFormerPaths(async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/desk/log-in') {
    const headers = { 'set-cookie': 'vonk_staff=anna; Path=/api/desk; HttpOnly; SameSite=Strict' }
    return new Response(await request.text(), { headers })
  }
  const isAnna = /vonk_staff=anna$/.test(request.headers.get('cookie') ?? '')
  return new Response(pathname, { status: isAnna ? 200 : 401 })
})

/** A browser, which sends a cookie to the paths it was given for. */
function aBrowser(origin: string, cookies: Record<string, string> = {}) {
  return {
    cookies,
    async send(path: string, init: RequestInit = {}): Promise<Response> {
      const sent = Object.entries(cookies).flatMap(([under, cookie]) => (path.startsWith(under) ? [cookie] : []))
      const answer = await calls(new Request(origin + path, { ...init, headers: { cookie: sent.join('; ') } }))
      for (const given of answer.headers.getSetCookie()) {
        const [, cookie = '', under = ''] = /^([^;]+); Path=([^;]+)/.exec(given) ?? []
        cookies[under] = cookie
      }
      return answer.status === 307 ? this.send(answer.headers.get('location') ?? '') : answer
    },
  }
}

describe('withFormerPaths', () => {
  it('answers calls that are made under the former paths', async () => {
    const { send } = aBrowser('http://shop', { '/api/editor': 'vonk_staff=anna' })
    const answer = await send('/api/editor/orders?status=shipped')

    expect([answer.status, await answer.text()]).toEqual([200, '/api/desk/orders'])
    expect(await (await send('/api/editors')).text()).toBe('/api/editors')
  })

  it('keeps members logged in whose cookie was given for the former path, and gives them the new one', async () => {
    const browser = aBrowser('http://shop', { '/api/editor': 'vonk_staff=anna' })

    expect((await browser.send('/api/desk/me')).status).toBe(200)
    expect(browser.cookies).toEqual({ '/api/editor': 'vonk_staff=anna', '/api/desk': 'vonk_staff=anna' })
    expect((await browser.send('/api/desk/orders')).status).toBe(200)
  })

  it('lets a page that was opened before log in again', async () => {
    const browser = aBrowser('http://shop')
    const answer = await browser.send('/api/editor/log-in', { method: 'POST', body: '{}' })

    expect(await answer.text()).toBe('{}')
    expect((await browser.send('/api/editor/orders')).status).toBe(200)
    expect((await browser.send('/api/desk/orders')).status).toBe(200)
  })

  it.each([
    ['http://shop', {}],
    ['http://shop', { '/api/desk': 'vonk_staff=forged' }],
    ['https://shop', {}],
    ['https://shop', { '/': 'vonk_staff=anna-of-another-host' }],
  ])('lets nobody else in: %s with %o', async (origin, cookies) => {
    expect((await aBrowser(origin, { ...cookies }).send('/api/desk/me')).status).toBe(401)
  })

  it('leaves a cookie alone that browsers send to the whole host', async () => {
    const browser = aBrowser('https://shop', { '/': '__Host-vonk_staff=anna' })
    await browser.send('/api/editor/orders')

    expect(browser.cookies).toEqual({ '/': '__Host-vonk_staff=anna' })
  })
})
