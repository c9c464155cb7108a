import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { priceCart } from './price-cart.ts'
import { aCartToPrice, aCouponOf, high } from './testing.ts'
import { totalSegments } from './total-segments.ts'

const charge = { amount: 495, taxRate: high }
const toHome = { isVirtual: false }
const segmentsOf = (cart: Parameters<typeof aCartToPrice>[0], delivery = toHome) =>
  totalSegments(priceCart(aCartToPrice(cart), defaultSettings), delivery)

describe('totalSegments', () => {
  it('lists subtotal, shipping, tax and the grand total as footer, in this order', () => {
    expect(segmentsOf({ shipping: charge })).toEqual([
      { code: 'subtotal', value: 2999 },
      { code: 'shipping', value: 495 },
      { code: 'tax', value: 606, area: 'taxes', taxes: [{ rate: high, gross: 3494, tax: 606 }] },
      { code: 'grand_total', value: 3494, area: 'footer' },
    ])
  })

  it('puts payment costs, discounts and tenders where they change the sum', () => {
    const segments = segmentsOf({
      shipping: charge,
      payment: { amount: 100, taxRate: high },
      coupon: aCouponOf({ kind: 'fixed', amount: 500 }),
      tenders: {
        giftCards: [
          { code: 'A', balance: 1000 },
          { code: 'B', balance: 200 },
        ],
        points: 300,
      },
    })

    expect(segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 2999],
      ['shipping', 495],
      ['payment', 100],
      ['discount', -500],
      ['tax', 537],
      ['giftcardaccount', -1200],
      ['reward', -300],
      ['grand_total', 1594],
    ])
  })

  it('names a gift card also while nothing is left for it to pay', () => {
    const giftCards = [{ code: 'A', balance: 1000 }]
    const segments = segmentsOf({
      coupon: aCouponOf({ kind: 'fixed', amount: 9900 }),
      tenders: { giftCards, points: 0 },
    })

    expect(segments).toContainEqual({ code: 'giftcardaccount', value: 0 })
    expect(segmentsOf({}).map(({ code }) => code)).not.toContain('giftcardaccount')
  })

  it('leaves shipping open while it is unknown and says when it is free', () => {
    expect(segmentsOf({ shipping: null })[1]).toEqual({ code: 'shipping', value: null })
    expect(segmentsOf({ shipping: { amount: 0, taxRate: high } })[1]).toEqual({ code: 'shipping', value: 0 })
  })

  it('has no shipping for a virtual cart and no payment costs where there are none', () => {
    const segments = segmentsOf({ payment: { amount: 0, taxRate: high } }, { isVirtual: true })

    expect(segments.map(({ code }) => code)).toEqual(['subtotal', 'tax', 'grand_total'])
  })

  it('names only rates that are taxed', () => {
    const segments = segmentsOf({ shipping: { amount: 495, taxRate: 0 } })

    expect(segments[2]).toEqual({
      code: 'tax',
      value: 520,
      area: 'taxes',
      taxes: [{ rate: high, gross: 2999, tax: 520 }],
    })
  })
})
