import { describe, expect, it } from 'vitest'
import { getPage } from '../harness/get-page.ts'

/** Without the nonce, which is another on every page. */
const drawn = (html: string) => html.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'nonce')

describe('a page that takes the quick way', () => {
  it.for([
    ['localhost', '/'],
    ['localhost', '/en/'],
    ['razz.localhost', '/'],
    ['localhost', '/meisjes/'],
    ['localhost', '/en/anker-tee-cream/'],
    ['localhost', '/klantenservice/'],
    ['localhost', '/nergens/'],
  ])('is the page the router draws: %s %s', async ([host = '', path = '']) => {
    const quick = await getPage(path, host)
    // The router takes this word for one of its own, and nothing else does.
    const routed = await getPage(`${path}?index`, host)

    expect(drawn(quick.text)).toBe(drawn(routed.text))
    expect({ ...quick, text: '' }).toEqual({ ...routed, text: '' })
  })
})
