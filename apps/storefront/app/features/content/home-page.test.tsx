import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { HomePage } from './home-page.tsx'

describe('HomePage', () => {
  it.each([
    { code: 'nl', headline: 'Vonk aan.' },
    { code: 'en', headline: 'Spark on.' },
    { code: 'de', headline: 'Funke an.' },
    { code: 'vss_nl', headline: 'Laatste stuks.' },
    { code: 'rz_en', headline: 'Too much?' },
  ])('greets a shopper of $code in the words of that shop [STORE-02]', async ({ code, headline }) => {
    const html = await renderInShop(<HomePage />, { shop: aShop(code) })

    expect(html).toContain(headline)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('wears the sale ribbon only in a sample sale', async () => {
    expect(await renderInShop(<HomePage />, { shop: aShop('vss_nl') })).toContain('Sample Sale<svg')
    expect(await renderInShop(<HomePage />, { shop: aShop('nl') })).not.toContain('Sample Sale<svg')
  })

  it('shows the way to the other shops, never to itself', async () => {
    const html = await renderInShop(<HomePage />, { shop: aShop('rz_nl') })
    const ways = [...html.matchAll(/<a [^>]*href="(http[^"]*)"/g)].map((match) => match[1])

    expect(ways).toEqual(['http://vonk.test:3000/', 'http://sale.vonk.test:3000/'])
  })
})
