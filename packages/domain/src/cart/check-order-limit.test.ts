import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { checkOrderLimit, totalQuantity } from './check-order-limit.ts'
import { aLine } from './testing.ts'

describe('checkOrderLimit', () => {
  it('lets an order hold 40 products, counted by quantity [CART-23]', () => {
    const lines = [aLine({ quantity: 39 }), aLine({ sku: 'CAP', quantity: 1 })]

    expect(checkOrderLimit(lines, defaultSettings)).toEqual({ ok: true, value: lines })
  })

  it('refuses the 41st product [CART-23]', () => {
    const lines = [aLine({ quantity: 39 }), aLine({ sku: 'CAP', quantity: 2 })]

    expect(checkOrderLimit(lines, defaultSettings)).toEqual({
      ok: false,
      refusal: { code: 'too-many-products', maximum: 40 },
    })
  })

  it('follows another limit where the shop sets one', () => {
    expect(checkOrderLimit([aLine({ quantity: 3 })], { maxProductsPerOrder: 2 }).ok).toBe(false)
  })
})

describe('totalQuantity', () => {
  it('adds up pieces, not lines', () => {
    expect(totalQuantity([{ quantity: 2 }, { quantity: 3 }])).toBe(5)
    expect(totalQuantity([])).toBe(0)
  })
})
