import { describe, expect, it } from 'vitest'
import { blankDevice } from '#device/device-state.ts'
import { storedParts } from '#device/store/stored-state.ts'
import { aShop } from '#testing/a-shop.ts'
import { aTheme } from '#testing/a-theme.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ThemeProvider } from '../../theme/index.ts'
import { aLine } from '../testing.ts'
import { CartPage } from './cart-page.tsx'
import { EmptyCart } from './empty-cart.tsx'

describe('CartPage', () => {
  it('is the same for everyone until the device has read its cart, and no search result [ROUTE-01]', async () => {
    const html = await renderInShop(<CartPage />, { shop: aShop('en'), path: '/cart/' })

    expect(html).toMatch(/<h1[^>]*>Shopping cart<\/h1>/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Loading your cart…')
  })

  it('asks the device for what it keeps of a cart, and for nothing else, before it shows an empty one', async () => {
    const html = await renderInShop(<CartPage />, { shop: aShop('en'), path: '/cart/' })
    const [, asked] = html.match(/getItem\('([^']*)'\)/) ?? []

    const kept = storedParts.find(({ key }) => key === asked)
    expect(kept?.of(blankDevice)).toBeNull()
    expect(kept?.of({ ...blankDevice, cart: { ...blankDevice.cart, items: [aLine()] } })).toHaveLength(1)
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
