import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { aTheme } from '#testing/a-theme.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ThemeProvider } from '../../theme/index.ts'
import { Footer } from './footer.tsx'

const footer = (
  <ThemeProvider theme={aTheme}>
    <Footer />
  </ThemeProvider>
)
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1])

describe('Footer', () => {
  it('shows social links, the newsletter, link lists and extra rows [NAV-25] [NAV-27]', async () => {
    const html = await renderInShop(footer, { shop: aShop('en') })

    expect(html).toMatch(/href="https:\/\/instagram.com\/vonk" aria-label="Instagram"/)
    expect(html).toContain('News from us')
    expect(html).toContain('<form')
    expect(html).toMatch(/href="\/en\/returns\/"[^>]*>Returns<\/a>/)
    expect(html).toMatch(/Pay with <a href="\/en\/payment\/">iDEAL \| Wero<\/a>/)
    expect(html).toContain('Careers')
  })

  it('does not invite to the newsletter right below a page that has just done so', async () => {
    const html = await renderInShop(footer, { shop: aShop('en'), handle: { hasNewsletter: true } })

    expect(html).not.toContain('News from us')
  })

  it('keeps the legal pages within reach', async () => {
    const html = await renderInShop(footer, { shop: aShop('en') })

    expect(hrefs(html)).toEqual(expect.arrayContaining(['/en/imprint/', '/en/privacy/']))
  })

  it('offers the page at hand in the other languages', async () => {
    const html = await renderInShop(footer, { shop: aShop('nl'), path: '/jassen/' })

    expect(hrefs(html)).toContain('http://vonk.test:3000/en/jassen/')
  })

  it('offers a translated page at its own address, and the front door where it was not translated', async () => {
    const handle = { alternates: [{ code: 'de', path: '/jacken/' }] }
    const html = await renderInShop(footer, { shop: aShop('nl'), path: '/jassen/', handle })

    expect(hrefs(html)).toContain('http://de.vonk.test:3000/jacken/')
    expect(hrefs(html)).toContain('http://vonk.test:3000/en/')
    expect(hrefs(html)).toContain('http://vonk.test:3000/jassen/')
  })

  it('offers the front door where a page has no counterpart, so that switching never ends on a missing page', async () => {
    const html = await renderInShop(footer, { shop: aShop('nl'), path: '/weg/', handle: { isOnlyHere: true } })

    expect(hrefs(html)).toContain('http://vonk.test:3000/en/')
    expect(hrefs(html)).not.toContain('http://vonk.test:3000/en/weg/')
  })
})
