import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { NewsletterModal } from './newsletter-modal.tsx'

describe('NewsletterModal', () => {
  it('begins with the address that whoever opened it knows', async () => {
    const show = (payload: unknown) =>
      renderInShop(<NewsletterModal payload={payload} close={() => {}} />, { shop: aShop('en') })

    expect(await show({ email: 'zoe@example.nl' })).toContain('value="zoe@example.nl"')
    for (const payload of [null, 'x', { email: 7 }]) expect(await show(payload)).not.toContain('value=')
  })
})
