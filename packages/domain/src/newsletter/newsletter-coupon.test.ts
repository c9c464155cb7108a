import { describe, expect, it } from 'vitest'
import { checkCoupon, couponDiscount } from '../coupons/index.ts'
import { aSituation } from '../coupons/testing.ts'
import { defaultSettings } from '../settings/index.ts'
import { issueNewsletterCoupon } from './newsletter-coupon.ts'

const wish = { email: 'Jo.Ann+news@gmail.com', code: 'NEWS-1', issuedTo: new Set<string>() }
const cart = { lines: [{ sku: 'JACKET-104', parentSku: null, gross: 3000 }], shipping: 495 }

function issue(settings = defaultSettings) {
  const issued = issueNewsletterCoupon(wish, settings)
  if (issued === null) throw new Error('no coupon')
  return issued
}

describe('issueNewsletterCoupon', () => {
  it('takes 10 % off [NEWS-01]', () => {
    expect(couponDiscount(issue().coupon, cart)).toEqual({ lines: [300], shipping: 0 })
    expect(issue().coupon.code).toBe('NEWS-1')
  })

  it('takes off what the shop sets', () => {
    const settings = { ...defaultSettings, newsletterCouponPercent: 15 }

    expect(couponDiscount(issue(settings).coupon, cart)).toEqual({ lines: [450], shipping: 0 })
  })

  it('works once, on a first order', () => {
    const { coupon } = issue()

    expect(checkCoupon(coupon, aSituation()).ok).toBe(true)
    expect(checkCoupon(coupon, aSituation({ usesInTotal: 1 })).ok).toBe(false)
    expect(checkCoupon(coupon, aSituation({ usesByCustomer: 1 })).ok).toBe(false)
    expect(checkCoupon(coupon, aSituation({ hasOrderedBefore: true })).ok).toBe(false)
  })

  it('is given once per mailbox, however the address is spelled', () => {
    const { issuedTo } = issue()

    expect(issuedTo).toBe('joann@gmail.com')
    expect(
      issueNewsletterCoupon({ ...wish, email: 'joann@googlemail.com', issuedTo: new Set([issuedTo]) }, defaultSettings),
    ).toBeNull()
  })
})
