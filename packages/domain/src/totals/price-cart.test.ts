import fc from 'fast-check'
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

  const charge = fc.option(fc.record({ amount: fc.nat(5_000), taxRate: fc.constantFrom(0, low, high) }))
  const benefit = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), rate: fc.nat(1_000_000) }),
    fc.record({ kind: fc.constant('fixed' as const), amount: fc.nat(500_000) }),
    fc.constant({ kind: 'free-shipping' as const }),
  )
  const anyCart = fc.record({
    lines: fc.array(
      fc.record({
        sku: fc.constantFrom('A', 'B', 'C'),
        parentSku: fc.constantFrom(null, 'P'),
        quantity: fc.integer({ min: 1, max: 40 }),
        unitPrice: fc.nat(100_000),
        taxRate: fc.constantFrom(0, low, high, 190_000, 70_000),
      }),
      { maxLength: 40 },
    ),
    shipping: charge,
    payment: charge,
    coupon: fc.option(fc.tuple(benefit, fc.subarray(['A', 'P'])).map(([of, excluded]) => aCouponOf(of, excluded))),
    tenders: fc.record({
      giftCards: fc.array(fc.record({ code: fc.string(), balance: fc.nat(50_000) }), { maxLength: 3 }),
      points: fc.nat(50_000),
    }),
  })

  it('always has lines + shipping − discounts − tenders = total, and nothing below zero', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = priceCart(cart, defaultSettings)
        const lines = cart.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
        const charges = (cart.shipping?.amount ?? 0) + (cart.payment?.amount ?? 0)
        const tenders = totals.tenders.giftCards.reduce((sum, { amount }) => sum + amount, totals.tenders.points.amount)

        expect(totals.subtotalInclTax).toBe(lines)
        expect(totals.total).toBe(lines + charges - totals.discount)
        expect(totals.grandTotal).toBe(totals.total - tenders)
        for (const amount of [totals.discount, totals.tax, totals.total, totals.grandTotal, tenders]) {
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('always has lines that sum to the total, in discount and in tax', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = priceCart(cart, defaultSettings)
        const parts = [...totals.lines, totals.shipping, totals.payment].filter((part) => part !== null)
        const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0)

        expect(sum((part) => part.paid)).toBe(totals.total)
        expect(sum((part) => part.discount)).toBe(totals.discount)
        expect(sum((part) => part.tax)).toBe(totals.tax)
        for (const { gross, discount, paid, tax } of parts) {
          expect(gross - discount).toBe(paid)
          expect(paid).toBeGreaterThanOrEqual(0)
          expect(tax).toBeLessThanOrEqual(paid)
        }
      }),
    )
  })

  it('always leaves only shipping and payment to pay with a coupon of 100 %', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const charges = (cart.shipping?.amount ?? 0) + (cart.payment?.amount ?? 0)

        expect(priceCart({ ...cart, coupon: everything }, defaultSettings).total).toBe(charges)
      }),
    )
  })
})
