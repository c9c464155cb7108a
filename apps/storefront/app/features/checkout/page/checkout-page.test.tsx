import { describe, expect, it } from 'vitest'
import { handle } from '#routes/checkout.tsx'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CheckoutLayout } from '../../shell/index.ts'
import { CheckoutPage } from './checkout-page.tsx'

describe('CheckoutPage', () => {
  it('is the same for everyone until the device is read, and no search result [ROUTE-02]', async () => {
    const html = await renderInShop(<CheckoutPage />, { shop: aShop('en'), path: '/checkout/' })

    expect(html).toMatch(/<h1[^>]*>Checkout<\/h1>/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Loading your details…')
    expect(html).not.toContain('still empty')
  })

  it('stands in the reduced frame [CHK-06]', () => {
    expect(handle).toEqual({ Layout: CheckoutLayout })
  })
})
