import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { priceCart } from './price-cart.ts'
import { aCartToPrice, aCouponOf, aLineToPrice, high, low } from './testing.ts'

const shipping = { amount: 495, taxRate: high }
const everything = aCouponOf({ kind: 'percent', rate: 1_000_000 })

describe('priceCart', () => {
  it('adds up lines and shipping with the tax inside', () => {
    const lines = [aLineToPrice({ quantity: 2 }), aLineToPrice({ sku: 'BOOK', unitPrice: 1500, taxRate: low })]

    expect(priceCart(aCartToPrice({ lines, shipping }), defaultSettings)).toMatchObject({
      itemsQuantity: 3,
      subtotalInclTax: 7498,
      subtotal: 4957 + 1376,
      shipping: { gross: 495, discount: 0, tax: 86 },
      payment: null,
      discount: 0,
      couponCode: null,
      taxes: [
        { rate: high, gross: 6493, tax: 1041 + 86 },
        { rate: low, gross: 1500, tax: 124 },
      ],
      tax: 1041 + 86 + 124,
      total: 7993,
      grandTotal: 7993,
    })
  })

  it('shares a percentage over the lines and taxes what is left', () => {
    const coupon = aCouponOf({ kind: 'percent', rate: 100_000 })
    const totals = priceCart(aCartToPrice({ shipping, coupon }), defaultSettings)

    expect(totals).toMatchObject({ discount: 300, couponCode: 'TEN', total: 2999 - 300 + 495 })
    expect(totals.lines).toMatchObject([{ gross: 2999, discount: 300, paid: 2699, tax: 468 }])
  })

  it('counts free shipping as a discount', () => {
    const coupon = aCouponOf({ kind: 'free-shipping' })

    expect(priceCart(aCartToPrice({ shipping, coupon }), defaultSettings)).toMatchObject({
      shipping: { gross: 495, discount: 495, paid: 0, tax: 0 },
      discount: 495,
      total: 2999,
    })
  })

  it('has nothing to make free while shipping is unknown', () => {
    const totals = priceCart(aCartToPrice({ coupon: aCouponOf({ kind: 'free-shipping' }) }), defaultSettings)

    expect(totals).toMatchObject({ shipping: null, discount: 0, total: 2999 })
  })

  it('adds what a payment method costs', () => {
    const totals = priceCart(aCartToPrice({ payment: { amount: 100, taxRate: high } }), defaultSettings)

    expect(totals).toMatchObject({ payment: { gross: 100, tax: 17 }, tax: 520 + 17, total: 3099 })
  })

  it('gives exactly zero for a coupon of 100 %', () => {
    const lines = [aLineToPrice({ unitPrice: 333, quantity: 3 }), aLineToPrice({ sku: 'CAP', unitPrice: 1 })]
    const totals = priceCart(aCartToPrice({ lines, coupon: everything }), defaultSettings)

    expect(totals).toMatchObject({ discount: 1000, tax: 0, total: 0, grandTotal: 0 })
  })

  it('pays with gift cards and points what is left after discounts', () => {
    const tenders = { giftCards: [{ code: 'GIFT1', balance: 1000 }], points: 300 }

    expect(priceCart(aCartToPrice({ tenders }), defaultSettings)).toMatchObject({
      tax: 520,
      total: 2999,
      tenders: { giftCards: [{ code: 'GIFT1', amount: 1000 }], points: { points: 300, amount: 300 } },
      grandTotal: 1699,
    })
  })

  it('pays for no gift card with gift cards or points', () => {
    const lines = [aLineToPrice(), aLineToPrice({ sku: 'CARD', unitPrice: 5000, taxRate: 0, isGiftCard: true })]
    const tenders = { giftCards: [{ code: 'GIFT1', balance: 2000 }], points: 100_000 }

    expect(priceCart(aCartToPrice({ lines, tenders }), defaultSettings)).toMatchObject({
      total: 7999,
      tenders: { giftCards: [{ amount: 2000 }], points: { points: 999, amount: 999 }, remainder: 5000 },
      grandTotal: 5000,
    })
  })

  it('is all zero for an empty cart', () => {
    expect(priceCart(aCartToPrice({ lines: [] }), defaultSettings)).toMatchObject({
      lines: [],
      itemsQuantity: 0,
      subtotal: 0,
      subtotalInclTax: 0,
      tax: 0,
      taxes: [],
      total: 0,
      grandTotal: 0,
    })
  })
})
