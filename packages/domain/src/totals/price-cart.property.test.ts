import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { rateFromPercent } from '../tax/index.ts'
import { priceCart } from './price-cart.ts'
import { aCouponOf, high, low } from './testing.ts'

const everything = aCouponOf({ kind: 'percent', rate: 1_000_000 })

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

const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -100, max: 100 }), fc.constant(Number.MAX_SAFE_INTEGER))
const oddCharge = fc.option(fc.record({ amount: anyNumber, taxRate: anyNumber.map(rateFromPercent) }))
const oddCart = fc.record({
  lines: fc.array(
    fc.record({
      sku: fc.constantFrom('A', 'B'),
      parentSku: fc.constant(null),
      quantity: anyNumber,
      unitPrice: anyNumber,
      taxRate: anyNumber.map(rateFromPercent),
    }),
  ),
  shipping: oddCharge,
  payment: oddCharge,
  coupon: fc.option(
    fc.oneof(
      anyNumber.map((amount) => aCouponOf({ kind: 'fixed', amount })),
      anyNumber.map((percent) => aCouponOf({ kind: 'percent', rate: rateFromPercent(percent) })),
      fc.constant(aCouponOf({ kind: 'free-shipping' })),
    ),
  ),
  tenders: fc.record({
    giftCards: fc.array(fc.record({ code: fc.string(), balance: anyNumber })),
    points: anyNumber,
  }),
})

describe('priceCart, whatever the cart', () => {
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

  it('never loses its footing: whatever the numbers are, each amount is a number and none is below zero', () => {
    fc.assert(
      fc.property(oddCart, anyNumber, (cart, pointsPerEuro) => {
        const totals = priceCart(cart, { pointsPerEuro })
        const parts = [...totals.lines, totals.shipping, totals.payment].filter((part) => part !== null)
        const { subtotal, subtotalInclTax, discount, tax, total, grandTotal, itemsQuantity, tenders } = totals
        const amounts = [subtotal, subtotalInclTax, discount, tax, total, grandTotal, itemsQuantity]

        amounts.push(tenders.points.points, tenders.points.amount, ...tenders.giftCards.map(({ amount }) => amount))
        for (const { gross, net, discount, paid, tax } of parts) amounts.push(gross, net, discount, paid, tax)
        for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 300 },
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
