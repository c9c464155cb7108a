import { describe, expect, it } from 'vitest'
import { type CouponSituation, checkCoupon, hasUseLeft } from './check-coupon.ts'
import type { Coupon } from './coupon.ts'
import { aCoupon, aSituation } from './testing.ts'

function refusalOf(coupon: Partial<Coupon>, situation: Partial<CouponSituation> = {}) {
  const checked = checkCoupon(aCoupon(coupon), aSituation(situation))
  return checked.ok ? null : checked.refusal
}

describe('checkCoupon', () => {
  it('accepts a coupon nothing speaks against', () => {
    expect(checkCoupon(aCoupon(), aSituation())).toEqual({ ok: true, value: aCoupon() })
  })

  it('knows neither a code nobody gave out nor one that was withdrawn', () => {
    expect(checkCoupon(null, aSituation())).toEqual({ ok: false, refusal: { code: 'coupon-unknown' } })
    expect(refusalOf({ isActive: false })).toEqual({ code: 'coupon-unknown' })
  })

  it('works from its first to its last moment, both included', () => {
    expect(refusalOf({ validFrom: 1_001 })).toEqual({ code: 'coupon-not-started' })
    expect(refusalOf({ validFrom: 1_000, validUntil: 1_000 })).toBeNull()
    expect(refusalOf({ validUntil: 999 })).toEqual({ code: 'coupon-expired' })
  })

  it('gives nothing in the sample sale unless it was made for it', () => {
    expect(refusalOf({ worksInSampleSale: false }, { isSampleSale: true })).toEqual({
      code: 'coupon-not-in-sample-sale',
    })
    expect(refusalOf({ worksInSampleSale: true }, { isSampleSale: true })).toBeNull()
    expect(refusalOf({ worksInSampleSale: false }, { isSampleSale: false })).toBeNull()
  })

  it('ends when it was used as often as planned', () => {
    expect(refusalOf({ usageLimit: 2 }, { usesInTotal: 2 })).toEqual({ code: 'coupon-used-up' })
    expect(refusalOf({ usageLimit: 2 }, { usesInTotal: 1 })).toBeNull()
    expect(refusalOf({ usageLimit: null }, { usesInTotal: 99 })).toBeNull()
  })

  it('ends for a customer who has used it as often as one may', () => {
    expect(refusalOf({ usageLimitPerCustomer: 1 }, { usesByCustomer: 1 })).toEqual({ code: 'coupon-already-used' })
    expect(refusalOf({ usageLimitPerCustomer: 1 }, { usesByCustomer: 0, usesInTotal: 9 })).toBeNull()
  })

  it('can be for first orders only', () => {
    expect(refusalOf({ isFirstOrderOnly: true }, { hasOrderedBefore: true })).toEqual({
      code: 'coupon-first-order-only',
    })
    expect(refusalOf({ isFirstOrderOnly: true }, { hasOrderedBefore: false })).toBeNull()
    expect(refusalOf({ isFirstOrderOnly: false }, { hasOrderedBefore: true })).toBeNull()
  })

  it('says which amount is missing the minimum', () => {
    expect(refusalOf({ minimumSubtotal: 5_001 })).toEqual({ code: 'coupon-minimum-not-reached', minimum: 5_001 })
    expect(refusalOf({ minimumSubtotal: 5_000 })).toBeNull()
  })

  it('needs at least one product it is meant for', () => {
    const cap = { sku: 'CAP', parentSku: null }

    expect(refusalOf({ excludedSkus: ['JACKET'] })).toEqual({ code: 'coupon-not-for-these-products' })
    expect(refusalOf({ excludedSkus: ['JACKET-104'] })).toEqual({ code: 'coupon-not-for-these-products' })
    expect(refusalOf({ excludedSkus: ['JACKET'] }, { lines: [cap, ...aSituation().lines] })).toBeNull()
    expect(refusalOf({}, { lines: [] })).toEqual({ code: 'coupon-not-for-these-products' })
    expect(refusalOf({}, { lines: [{ ...cap, isGiftCard: true }] })).toEqual({ code: 'coupon-not-for-these-products' })
  })
})

describe('hasUseLeft', () => {
  const unused = { usesInTotal: 0, usesByCustomer: 0, hasOrderedBefore: false }

  it('minds nothing but the limits: what was granted stays granted', () => {
    expect(hasUseLeft(aCoupon({ isActive: false, validUntil: 0 }), { ...unused, hasOrderedBefore: true })).toBe(true)
    expect(hasUseLeft(aCoupon({ usageLimit: 1, usageLimitPerCustomer: 1, isFirstOrderOnly: true }), unused)).toBe(true)
  })

  it('is over when others have used it up, or the shopper has', () => {
    expect(hasUseLeft(aCoupon({ usageLimit: 1 }), { ...unused, usesInTotal: 1 })).toBe(false)
    expect(hasUseLeft(aCoupon({ usageLimitPerCustomer: 1 }), { ...unused, usesByCustomer: 1 })).toBe(false)
    expect(hasUseLeft(aCoupon({ isFirstOrderOnly: true }), { ...unused, hasOrderedBefore: true })).toBe(false)
  })
})
