import { aPageHost } from '@vonk/page-host/testing'
import { describe, expect, it } from 'vitest'
import { renderOutagePage } from './outage-page.server.tsx'

const host = aPageHost()

function open(headers: Record<string, string> = {}) {
  return renderOutagePage(new Request('http://vonk.test/', { headers }), host, ['/assets/root.css'])
}

describe('renderOutagePage', () => {
  it('says that the shop is away for now, for no cache to keep and no search engine to forget the page', async () => {
    const response = await open()

    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).not.toContain('noindex')
  })

  it('speaks the language the browser asks for', async () => {
    const html = await (await open({ 'accept-language': 'de-DE,de;q=0.9' })).text()

    expect(html).toContain('<html lang="de"')
    expect(html).toContain('Wir sind gleich zurück.')
  })

  it('looks like the shop and needs no script', async () => {
    const html = await (await open()).text()

    expect(html).toContain('<link rel="stylesheet" href="/assets/root.css" nonce="n0nce"/>')
    expect(html).not.toContain('<script')
  })
})
