import { aPageHost } from '@vonk/page-host/testing'
import { describe, expect, it } from 'vitest'
import { finishPage } from './page-response.server.ts'

const html = Buffer.from('<h1>Gone</h1>')
const routed = () =>
  new Response(null, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8', a: 'b' } })

describe('finishPage', () => {
  it('puts the page into the router’s answer, with its status and all of its headers', async () => {
    const response = finishPage(routed(), html, aPageHost())

    expect([response.status, await response.text()]).toEqual([404, '<h1>Gone</h1>'])
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'text/html; charset=utf-8', a: 'b' })
  })

  it('lets the process around the storefront make the answer from the text of a page it will keep', async () => {
    const answer = (text: string) => new Response(`made of ${text}`)

    expect(await finishPage(routed(), html, aPageHost({ answer, isKept: true })).text()).toBe('made of <h1>Gone</h1>')
  })

  it.each([
    ['a redirect', new Response(null, { status: 301, headers: { location: '/en/' } })],
    ['a failure', new Response(null, { status: 500 })],
    ['a page of its own', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ])('leaves %s as it is', (_, response) => {
    expect(finishPage(response, html, aPageHost())).toBe(response)
  })

  it('leaves a page that is streamed as it is', () => {
    const streamed = routed()

    expect(finishPage(streamed, null, aPageHost())).toBe(streamed)
  })
})
