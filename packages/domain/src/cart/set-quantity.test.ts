import { describe, expect, it } from 'vitest'
import { setQuantity } from './set-quantity.ts'
import { aLine } from './testing.ts'

const limits = { maxProductsPerOrder: 40, available: null }
const cap = aLine({ sku: 'CAP', quantity: 38 })

describe('setQuantity', () => {
  it('sets the quantity and remembers what the server last confirmed', () => {
    const jacket = aLine({ quantity: 2, previousQuantity: 2 })

    expect(setQuantity([jacket], { line: jacket, quantity: 5, limits })).toEqual({
      ok: true,
      value: [{ ...jacket, quantity: 5 }],
    })
  })

  it('leaves other lines alone', () => {
    expect(setQuantity([cap, aLine()], { line: aLine(), quantity: 2, limits })).toEqual({
      ok: true,
      value: [cap, aLine({ quantity: 2 })],
    })
  })

  it('removes the line when none is wanted', () => {
    expect(setQuantity([cap, aLine()], { line: aLine(), quantity: 0, limits })).toEqual({ ok: true, value: [cap] })
  })

  it('refuses to pass 40 products [CART-23]', () => {
    expect(setQuantity([cap, aLine()], { line: aLine(), quantity: 3, limits })).toEqual({
      ok: false,
      refusal: { code: 'too-many-products', maximum: 40 },
    })
  })

  it('refuses more than there are and says how many there are [CART-24]', () => {
    const twoLeft = { ...limits, available: 2 }

    expect(setQuantity([aLine()], { line: aLine(), quantity: 2, limits: twoLeft }).ok).toBe(true)
    expect(setQuantity([aLine()], { line: aLine(), quantity: 3, limits: twoLeft })).toEqual({
      ok: false,
      refusal: { code: 'quantity-unavailable', maxQuantity: 2 },
    })
  })

  it('always allows fewer, also while still above a limit', () => {
    const merged = aLine({ quantity: 60 })

    expect(setQuantity([merged], { line: merged, quantity: 50, limits: { ...limits, available: 2 } })).toMatchObject({
      value: [{ quantity: 50 }],
    })
  })

  it('refuses a line that is not in the cart', () => {
    expect(setQuantity([cap], { line: aLine(), quantity: 1, limits })).toEqual({
      ok: false,
      refusal: { code: 'line-not-found' },
    })
  })

  it.each([-1, 1.5, Number.NaN])('refuses a quantity of %d', (quantity) => {
    expect(setQuantity([cap], { line: cap, quantity, limits })).toEqual({
      ok: false,
      refusal: { code: 'quantity-invalid' },
    })
  })
})
