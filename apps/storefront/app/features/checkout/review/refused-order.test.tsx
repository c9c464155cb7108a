import { priceFormatOf } from '@vonk/domain/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadI18n, type TranslateLater } from '#i18n/index.ts'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { RefusedOrder, refusalWords } from './refused-order.tsx'

let t: TranslateLater
beforeAll(async () => {
  t = (await loadI18n('en')).translate
})

const words = (code: string, facts: object = {}, text: string | null = null) =>
  refusalWords({ code, text, facts: { ...facts } }, t, priceFormatOf('en-US'))

describe('refusalWords', () => {
  it('says line by line what is sold out or too few [CART-30]', () => {
    const lines = [
      { sku: 'a', name: 'Anker tee', wanted: 3, available: 1 },
      { sku: 'b', name: 'Cap', wanted: 1, available: 0 },
    ]

    expect(words('products-unavailable', { lines })).toEqual({
      text: 'Some of the products you ordered are not available. Change your cart and order again.',
      lines: ['Anker tee: 1 left of 3', 'Cap: sold out'],
    })
  })

  it('says line by line which prices have changed, and the total', () => {
    const lines = [{ sku: 'a', name: 'Anker tee', was: 19.95, now: 21.95 }]

    expect(words('price-changed', { lines, total: { was: 24.9, now: 26.9 } }).lines).toEqual([
      'Anker tee: was €19.95, now €21.95',
      'Total: was €24.90, now €26.90',
    ])
    expect(words('price-changed', { lines: [], total: null }).lines).toEqual([])
  })

  it('says how many products one order may have [ORD-12]', () => {
    expect(words('too-many-products', { maximum: 40 }).text).toBe('You can order at most 40 products at once.')
  })

  it('calls an order that is too large to read too large a quantity [ORD-13]', () => {
    const tooLarge = 'Purchase quantity too large. Please order fewer pieces at once.'
    expect(words('413', {}, 'request entity too large').text).toBe(tooLarge)
    expect(words('body-too-large').text).toBe(tooLarge)
  })

  it('says that placing the order failed where nobody says more [ORD-11]', () => {
    expect(words('something-new').text).toMatch(/^Error placing an order\./)
    expect(words('something-new', {}, 'The moon is full.').text).toBe('The moon is full.')
  })
})

describe('RefusedOrder', () => {
  it('is read out and leads to the cart [ORD-11]', async () => {
    const html = await renderInShop(<RefusedOrder refused={{ code: 'products-gone', text: null, facts: {} }} />, {
      shop: aShop('en'),
    })

    expect(html).toContain('role="alert"')
    expect(html).toContain('We could not place your order')
    expect(html).toContain('href="/cart/"')
  })
})
