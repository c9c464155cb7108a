import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCoupon, couponDiscount } from '../coupons/index.ts'
import { aSituation } from '../coupons/testing.ts'
import { defaultSettings } from '../settings/index.ts'
import { foldEmail, issueNewsletterCoupon } from './newsletter-coupon.ts'

describe('foldEmail', () => {
  it.each([
    ['Zoe@Example.NL', 'zoe@example.nl'],
    [' zoe@example.nl ', 'zoe@example.nl'],
    ['zoe+shop@example.nl', 'zoe@example.nl'],
    ['zoe+a+b@example.nl', 'zoe@example.nl'],
    ['Jo.Ann+shop@googlemail.com', 'joann@gmail.com'],
    ['j.o.a.n.n@gmail.com', 'joann@gmail.com'],
    ['jo.ann@protonmail.com', 'joann@proton.me'],
    ['joann@pm.me', 'joann@proton.me'],
  ])('takes %s for %s', (typed, folded) => {
    expect(foldEmail(typed)).toBe(folded)
  })

  it.each([
    ['jo.ann@example.nl', 'joann@example.nl'],
    ['zoe@gmail.com', 'zoe@example.nl'],
    ['zoe@outlook.com', 'zoe@hotmail.com'],
    ['+a@example.nl', '+b@example.nl'],
  ])('tells %s and %s apart', (one, other) => {
    expect(foldEmail(one)).not.toBe(foldEmail(other))
  })

  it.each(['', 'zoe', '@', 'constructor@constructor', '@example.nl'])('has an answer for %j too', (text) => {
    expect(foldEmail(text)).toBe(text)
  })

  it('folds what is folded to itself', () => {
    const local = fc.stringMatching(/^[a-z.]{1,8}(\+[a-z]{0,4})?$/)
    const domain = fc.constantFrom('gmail.com', 'googlemail.com', 'pm.me', 'example.nl')
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const folded = foldEmail(`${name}@${host}`)

        expect(foldEmail(folded)).toBe(folded)
        expect(foldEmail(`${name}+more@${host}`)).toBe(folded)
      }),
    )
  })
})

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
