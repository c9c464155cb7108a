import { aPageHost } from '@vonk/page-host/testing'
import { describe, expect, it } from 'vitest'
import { finishPage, promisePage } from './whole-page.server.ts'

const init = { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } }

describe('finishPage', () => {
  it('fills in the page that was promised, with its status and headers', async () => {
    const response = finishPage(promisePage(Buffer.from('<h1>Gone</h1>'), init), aPageHost())

    expect([response.status, await response.text()]).toEqual([404, '<h1>Gone</h1>'])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('lets the process around the storefront make the answer from the text of a page it will keep', async () => {
    const answer = (html: string) => new Response(`made of ${html}`)

    expect(await finishPage(promisePage(Buffer.from('a page'), init), aPageHost({ answer, isKept: true })).text()).toBe(
      'made of a page',
    )
  })

  it('leaves every other answer as it is', () => {
    const redirect = new Response(null, { status: 301, headers: { location: '/en/' } })

    expect(finishPage(redirect, aPageHost())).toBe(redirect)
  })
})
