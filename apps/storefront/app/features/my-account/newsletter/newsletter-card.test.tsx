import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { PanelsProvider } from '../../panels/index.ts'
import { NewsletterCard, NewsletterChoice } from './newsletter-card.tsx'

describe('NewsletterCard', () => {
  it('names the address, and offers nothing before it is known what fits [NEWS-02]', async () => {
    const card = (
      <PanelsProvider>
        <NewsletterCard email="zoe@example.nl" />
      </PanelsProvider>
    )
    const html = await renderInShop(card, { shop: aShop('en') })

    expect(html).toContain('zoe@example.nl')
    expect(html).not.toContain('<button')
  })
})

describe('NewsletterChoice', () => {
  it.each([
    ['unsubscribed', ['Sign up']],
    ['subscribed', ['Unsubscribe']],
    ['unconfirmed', ['Unsubscribe']],
    [null, ['Sign up', 'Unsubscribe']],
  ] as const)('offers what fits who is %s [NEWS-03] [NEWS-04]', async (status, offered) => {
    const choice = <NewsletterChoice email="zoe@example.nl" status={status} onJoin={() => {}} onLeft={() => {}} />
    const html = await renderInShop(choice, { shop: aShop('en') })

    expect(['Sign up', 'Unsubscribe'].filter((label) => html.includes(`>${label}<`))).toEqual(offered)
    expect(html.includes('Follow the link')).toBe(status === 'unconfirmed')
  })
})
