import { describe, expect, it } from 'vitest'
import { planAuthorize } from './plan-authorize.ts'

const connect = { do: 'connect', guestCart: false, mergeQty: true }

describe('planAuthorize', () => {
  it('takes the coupon off, moves the cart with its quantities and puts the coupon back [SYNC-07]', () => {
    expect(planAuthorize({ couponCode: 'TEN' })).toEqual([
      { do: 'remove-coupon' },
      connect,
      { do: 'apply-coupon', code: 'TEN' },
    ])
  })

  it('only moves the cart when there is no coupon [SYNC-07]', () => {
    expect(planAuthorize({ couponCode: null })).toEqual([connect])
  })
})
