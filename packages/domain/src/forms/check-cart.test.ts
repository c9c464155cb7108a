import { describe, expect, it } from 'vitest'
import { checkCartFilled, checkQuantity } from './check-cart.ts'

describe('checkCartFilled', () => {
  it('refuses to check out an empty cart [CART-25]', () => {
    expect(checkCartFilled(0)).toEqual({ ok: false, refusal: { code: 'cart-empty' } })
    expect(checkCartFilled(1)).toEqual({ ok: true, value: 1 })
  })
})

describe('checkQuantity', () => {
  it('tells how many of a product there are when more are wanted [CART-24]', () => {
    expect(checkQuantity(4, 3)).toEqual({ ok: false, refusal: { code: 'only-available', maxQuantity: 3 } })
    expect(checkQuantity(3, 3)).toEqual({ ok: true, value: 3 })
    expect(checkQuantity(1, 3)).toEqual({ ok: true, value: 1 })
  })

  it('wants a whole number of products [FORM-01]', () => {
    for (const quantity of [0, -1, 0.5, Number.NaN]) {
      expect(checkQuantity(quantity, 3)).toEqual({ ok: false, refusal: { code: 'required' } })
    }
  })
})
