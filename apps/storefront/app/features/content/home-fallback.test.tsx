import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { HomeFallback } from './home-fallback.tsx'

describe('HomeFallback', () => {
  it('leads into the collection while nobody can say what is in the window', async () => {
    const categories = [{ name: 'Girls', href: '/en/girls/' }]
    const html = await renderInShop(<HomeFallback categories={categories} />, { shop: aShop('en') })

    expect(html).toContain('<a href="/en/girls/">Girls</a>')
    expect(html).toMatch(/href="\/en\/search\/"[^>]*>Search the collection/)
    expect(html).toMatch(/<h1[^>]*>Spark on\. Off you go\./)
  })

  it('stands without a catalogue too, and speaks plainly for a brand that says nothing of its own', async () => {
    const html = await renderInShop(<HomeFallback categories={[]} />, { shop: aShop('rz_en') })

    expect(html).toMatch(/<h1[^>]*>Welcome\./)
    expect(html).not.toContain('<nav')
  })
})
