import { beforeAll, describe, expect, it } from 'vitest'
import type { NoticeMessage } from '../../device/index.ts'
import { loadI18n, type TranslateLater } from '../../i18n/index.ts'
import { noticeText } from './notice-text.ts'

let t: TranslateLater
beforeAll(async () => {
  const i18n = await loadI18n('en')
  t = (id, ...values) => i18n._(id, values[0] ?? undefined)
})

const words: readonly (readonly [NoticeMessage, string])[] = [
  [{ code: 'product-added' }, 'Product has been added to the cart!'],
  [{ code: 'quantity-updated' }, 'Product quantity has been updated!'],
  [{ code: 'out-of-stock' }, 'The product is out of stock and cannot be added to the cart!'],
  [
    { code: 'stock-unsure' },
    'The system is not sure about the stock quantity. Product has been added to the cart for pre-reservation.',
  ],
  [{ code: 'price-unknown' }, 'Product price is unknown, product cannot be added to the cart!'],
  [{ code: 'quantity-unavailable', maxQuantity: 3 }, 'Only 3 products of this type available.'],
  [{ code: 'quantity-unavailable', maxQuantity: 1 }, 'Only 1 product of this type available.'],
  [{ code: 'too-many-products', maximum: 40 }, 'You can order at most 40 products at once.'],
  [
    { code: 'cart-full', maximum: 40, products: ['2 × Socks', 'Cap'] },
    'Not everything from this device fitted into your cart: it holds at most 40 products. Left out: 2 × Socks, Cap.',
  ],
  [{ code: 'logged-out' }, "You're logged out"],
  [
    { code: 'refresh-exhausted' },
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  ],
]

describe('noticeText', () => {
  it.each(words)(
    'says %j word for word [CART-08] [CART-09] [CART-11] [CART-15] [CART-18] [CART-24]',
    (message, text) => {
      expect(noticeText(message, t)).toBe(text)
    },
  )

  it('has its own words for what the server refuses as the device would', () => {
    const refusal = { code: 'server-refusal', text: 'Only 2 left', facts: { maxQuantity: 2 } } as const

    expect(noticeText({ ...refusal, refusal: 'quantity-unavailable' }, t)).toBe(
      'Only 2 products of this type available.',
    )
    expect(noticeText({ ...refusal, refusal: 'something-new' }, t)).toBe('Only 2 left')
    expect(noticeText({ ...refusal, refusal: null, text: null }, t)).toBe(
      'That did not work. Please try again in a moment.',
    )
  })
  it('says what the shop itself says against a product [PROD-39]', () => {
    expect(noticeText({ code: 'product-error', message: 'This product was recalled.' }, t)).toBe(
      'This product was recalled.',
    )
  })
})
