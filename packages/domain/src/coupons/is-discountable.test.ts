import { describe, expect, it } from 'vitest'
import { isDiscountable } from './is-discountable.ts'
import { aCoupon } from './testing.ts'

const jacket = { sku: 'JACKET-104', parentSku: 'JACKET' }
const cap = { sku: 'CAP', parentSku: null }

describe('isDiscountable', () => {
  it('holds for every product where none is excluded', () => {
    expect(isDiscountable(aCoupon(), jacket)).toBe(true)
    expect(isDiscountable(aCoupon(), cap)).toBe(true)
  })

  it('does not hold for an excluded variant or any variant of an excluded product', () => {
    expect(isDiscountable(aCoupon({ excludedSkus: ['JACKET-104'] }), jacket)).toBe(false)
    expect(isDiscountable(aCoupon({ excludedSkus: ['JACKET'] }), jacket)).toBe(false)
    expect(isDiscountable(aCoupon({ excludedSkus: ['JACKET-110'] }), jacket)).toBe(true)
  })
})
