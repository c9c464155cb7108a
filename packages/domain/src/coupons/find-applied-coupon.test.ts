import { describe, expect, it } from 'vitest'
import { findAppliedCoupon } from './find-applied-coupon.ts'

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
