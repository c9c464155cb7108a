import { describe, expect, it } from 'vitest'
import { couponToApply, findAppliedCoupon, isDiscountable, normaliseCode } from './coupon.ts'
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

const totals = {
  itemsQuantity: 1,
  subtotalInclTax: 2999,
  discount: 300,
  shippingInclTax: 0,
  tax: 468,
  grandTotal: 2699,
}

describe('findAppliedCoupon', () => {
  it('has the code and the discount the server gave [COUP-01]', () => {
    expect(findAppliedCoupon({ ...totals, couponCode: 'TEN' })).toEqual({ code: 'TEN', discount: 300 })
  })

  it('finds none in totals without a code and none before there are totals [COUP-01]', () => {
    expect(findAppliedCoupon({ ...totals, couponCode: null })).toBeNull()
    expect(findAppliedCoupon(null)).toBeNull()
  })
})

const connected = { synchronizeTotals: true, isConnected: true }

describe('couponToApply', () => {
  it('sends a code the shopper typed [COUP-03]', () => {
    expect(couponToApply(' ten ', connected)).toEqual({ ok: true, value: 'TEN' })
  })

  it.each(['', '  '])('sends nothing without a code (%j) [COUP-03]', (code) => {
    expect(couponToApply(code, connected)).toEqual({ ok: false, refusal: { code: 'code-missing' } })
  })

  it('sends nothing while totals cannot be synced [COUP-03]', () => {
    const refused = { ok: false, refusal: { code: 'totals-not-synced' } }

    expect(couponToApply('TEN', { ...connected, synchronizeTotals: false })).toEqual(refused)
    expect(couponToApply('TEN', { ...connected, isConnected: false })).toEqual(refused)
  })
})

describe('normaliseCode', () => {
  it('reads a code as people copy it', () => {
    expect(normaliseCode(' ab12 cd\t34 ')).toBe('AB12CD34')
  })
})
