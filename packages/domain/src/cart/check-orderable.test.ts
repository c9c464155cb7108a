import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { checkOrderable } from './check-orderable.ts'
import { aLine } from './testing.ts'

describe('checkOrderable', () => {
  it('lets a cart with products become an order', () => {
    const lines = [aLine({ isInStock: true }), aLine({ sku: 'CAP' })]

    expect(checkOrderable(lines, defaultSettings)).toEqual({ ok: true, value: lines })
  })

  it('asks for a product before checkout [CART-25]', () => {
    expect(checkOrderable([], defaultSettings)).toEqual({ ok: false, refusal: { code: 'cart-empty' } })
  })

  it('blocks the order while something in it has run out, and says what', () => {
    const lines = [aLine({ isInStock: false }), aLine({ sku: 'CAP', isInStock: true })]

    expect(checkOrderable(lines, defaultSettings)).toEqual({
      ok: false,
      refusal: { code: 'products-unavailable', skus: ['JACKET-104'] },
    })
  })

  it('refuses a merged cart of more than 40 products [CART-23]', () => {
    expect(checkOrderable([aLine({ quantity: 41 })], defaultSettings)).toEqual({
      ok: false,
      refusal: { code: 'too-many-products', maximum: 40 },
    })
  })
})
