import { describe, expect, it } from 'vitest'
import { aShop } from '../../../testing/a-shop.ts'
import { aTheme } from '../../../testing/a-theme.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { ThemeProvider } from '../../theme/index.ts'
import { CartPage } from './cart-page.tsx'
import { EmptyCart } from './empty-cart.tsx'

describe('CartPage', () => {
  it('is the same for everyone until the device has read its cart, and no search result [ROUTE-01]', async () => {
    const html = await renderInShop(<CartPage />, { shop: aShop('en'), path: '/cart/' })

    expect(html).toMatch(/<h1[^>]*>Shopping cart<\/h1>/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Loading your cart…')
    expect(html).not.toContain('still empty')
  })
})

describe('EmptyCart', () => {
  const empty = (
    <ThemeProvider theme={aTheme}>
      <EmptyCart />
    </ThemeProvider>
  )

  it('leads on to the departments and to the cart of an account', async () => {
    const html = await renderInShop(empty, { shop: aShop('en') })

    expect(html).toContain('Your cart is still empty')
    expect(html).toContain('href="/en/girls/"')
    expect(html).toMatch(/href="\/login\/"/)
  })
})
