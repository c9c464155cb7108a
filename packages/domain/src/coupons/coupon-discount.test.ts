import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couponDiscount } from './coupon-discount.ts'
import { aCoupon } from './testing.ts'

const line = (sku: string, gross: number, parentSku: string | null = null) => ({ sku, parentSku, gross })
const percent = (rate: number) => aCoupon({ benefit: { kind: 'percent', rate } })
const fixed = (amount: number) => aCoupon({ benefit: { kind: 'fixed', amount } })

describe('couponDiscount', () => {
  it('takes a percentage off the products, shared by their price', () => {
    const cart = { lines: [line('A', 1999), line('B', 999), line('C', 1)], shipping: 495 }

    expect(couponDiscount(percent(100_000), cart)).toEqual({ lines: [200, 100, 0], shipping: 0 })
  })

  it('takes a fixed amount off, to the last cent', () => {
    const cart = { lines: [line('A', 1000), line('B', 1000), line('C', 1000)], shipping: 495 }

    expect(couponDiscount(fixed(1000), cart)).toEqual({ lines: [334, 333, 333], shipping: 0 })
  })

  it('takes no more than the products cost', () => {
    expect(couponDiscount(fixed(5000), { lines: [line('A', 1000)], shipping: 495 }).lines).toEqual([1000])
    expect(couponDiscount(percent(2_000_000), { lines: [line('A', 1000)], shipping: 495 }).lines).toEqual([1000])
  })

  it('never adds to a price', () => {
    expect(couponDiscount(fixed(-500), { lines: [line('A', 1000)], shipping: 0 }).lines).toEqual([0])
  })

  it('gives nothing on lines that cost less than nothing', () => {
    const cart = { lines: [line('A', -2000), line('B', 1000)], shipping: 0 }

    expect(couponDiscount(percent(500_000), cart).lines).toEqual([0, 500])
    expect(couponDiscount(aCoupon({ benefit: { kind: 'free-shipping' } }), { lines: [], shipping: -5 }).shipping).toBe(
      0,
    )
  })

  it('makes shipping free and leaves the products alone', () => {
    const cart = { lines: [line('A', 1000)], shipping: 495 }

    expect(couponDiscount(aCoupon({ benefit: { kind: 'free-shipping' } }), cart)).toEqual({ lines: [0], shipping: 495 })
  })

  it('gives nothing on excluded products and variants', () => {
    const cart = { lines: [line('A-1', 1000, 'A'), line('B-1', 1000, 'B'), line('B-2', 1000, 'B')], shipping: 0 }
    const coupon = aCoupon({ benefit: { kind: 'percent', rate: 500_000 }, excludedSkus: ['A', 'B-1'] })

    expect(couponDiscount(coupon, cart).lines).toEqual([0, 0, 500])
  })

  it('gives nothing on gift cards, which are worth their price', () => {
    const cart = { lines: [{ ...line('CARD', 2500), isGiftCard: true }, line('A', 1000)], shipping: 0 }

    expect(couponDiscount(percent(100_000), cart).lines).toEqual([0, 100])
    expect(couponDiscount(fixed(5000), cart).lines).toEqual([0, 1000])
  })

  it('gives nothing where everything is excluded', () => {
    const coupon = aCoupon({ benefit: { kind: 'fixed', amount: 500 }, excludedSkus: ['A', 'B'] })

    expect(couponDiscount(coupon, { lines: [line('A', 1), line('B', 2)], shipping: 0 }).lines).toEqual([0, 0])
  })

  it('always shares out exactly the discount, and no line gets more than it costs', () => {
    const lines = fc.array(
      fc.record({ sku: fc.constantFrom('A', 'B', 'C'), parentSku: fc.constant(null), gross: fc.nat(1_000_000) }),
    )
    const benefit = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), rate: fc.nat(1_000_000) }),
      fc.record({ kind: fc.constant('fixed' as const), amount: fc.nat(5_000_000) }),
    )
    fc.assert(
      fc.property(lines, benefit, fc.subarray(['A', 'B']), (cart, of, excludedSkus) => {
        const discount = couponDiscount(aCoupon({ benefit: of, excludedSkus }), { lines: cart, shipping: 0 })
        const open = cart.reduce((sum, { sku, gross }) => (excludedSkus.includes(sku) ? sum : sum + gross), 0)
        const exact = of.kind === 'percent' ? Math.floor((open * of.rate) / 1_000_000 + 0.5) : Math.min(open, of.amount)

        expect(discount.lines.reduce((sum, share) => sum + share, 0)).toBe(exact)
        for (const [index, { sku, gross }] of cart.entries()) {
          const most = excludedSkus.includes(sku) ? 0 : gross
          expect(discount.lines[index]).toBeGreaterThanOrEqual(0)
          expect(discount.lines[index]).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})
