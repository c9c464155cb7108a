import { describe, expect, it } from 'vitest'
import { aShop } from '../../../testing/a-shop.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { PanelsProvider } from '../../panels/index.ts'
import { NewsletterCard } from './newsletter-card.tsx'

describe('NewsletterCard', () => {
  it('leads into the newsletter and out of it, and asks for nothing before [NEWS-02]', async () => {
    const card = (
      <PanelsProvider>
        <NewsletterCard email="zoe@example.nl" />
      </PanelsProvider>
    )
    const html = await renderInShop(card, { shop: aShop('en') })

    expect(html).toContain('zoe@example.nl')
    expect(html).toContain('Sign up')
    expect(html).toContain('Unsubscribe')
  })
})
