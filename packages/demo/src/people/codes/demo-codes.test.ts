import { type CouponSituation, checkCoupon } from '@vonk/domain/coupons'
import { checkDiscountCode, checkGiftCardCode } from '@vonk/domain/forms'
import { foldEmail } from '@vonk/domain/newsletter'
import { checkGiftCard } from '@vonk/domain/tenders'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePeople } from '../make-people.ts'
import type { People } from '../people.ts'
import { aRange } from '../testing.ts'
import { demoCodes } from './demo-codes.ts'

const now = Date.parse('2026-11-15T10:00:00Z')
let people: People

beforeAll(async () => {
  people = await makePeople({ seed: 7, today: Date.UTC(2026, 10, 15), sellables: aRange() })
})

const answerOf = (result: { ok: true } | { ok: false; refusal: { code: string } }) =>
  result.ok ? 'accepted' : result.refusal.code

function tryCoupon(code: string, overrides: Partial<CouponSituation> = {}) {
  const stored = people.coupons.find(({ coupon }) => coupon.code === code)
  const uses = people.couponUses.filter((use) => use.code === code)
  return answerOf(
    checkCoupon(stored?.coupon ?? null, {
      now,
      lines: [{ sku: 'vonk-tee-104', parentSku: 'vonk-tee' }],
      subtotal: 10_000,
      isSampleSale: false,
      usesInTotal: uses.length,
      usesByCustomer: 0,
      hasOrderedBefore: false,
      ...overrides,
    }),
  )
}

function tryGiftCard(code: string) {
  const card = people.giftCards.find((each) => each.code === code)
  const balance = people.giftCardEntries
    .filter((entry) => entry.code === code)
    .reduce((sum, { amount }) => sum + amount, 0)
  const found = card && { ...card, balance, expiresAt: card.expiresAt?.getTime() ?? null }
  return answerOf(checkGiftCard(found ?? null, { now, appliedCodes: [] }))
}

describe('demoCodes', () => {
  it('are answered as docs/demo.md says', () => {
    for (const { kind, code, answer } of demoCodes) {
      expect([code, kind === 'coupon' ? tryCoupon(code) : tryGiftCard(code)]).toEqual([code, answer])
    }
  })

  it('can be typed as they are, and are there once', () => {
    for (const { kind, code } of demoCodes) {
      expect(kind === 'coupon' ? checkDiscountCode(code) : checkGiftCardCode(code)).toEqual({ ok: true, value: code })
    }
    expect(new Set(demoCodes.map(({ code }) => code)).size).toBe(demoCodes.length)
  })

  it('show every refusal a coupon can meet [COUP-07]', () => {
    const noor = people.customers.find(({ email }) => email === 'noor@example.com')
    const usesByNoor = people.couponUses.filter((use) => use.code === 'FAMILY15' && use.customerId === noor?.id).length
    const sneakers = [{ sku: 'vonk-sneaker-104', parentSku: 'vonk-sneaker' }]
    const present = [{ sku: 'razz-virtual', parentSku: 'razz-virtual' }]

    expect(tryCoupon('FAMILY15', { usesByCustomer: usesByNoor })).toBe('coupon-already-used')
    expect(tryCoupon('WELCOME10', { hasOrderedBefore: true })).toBe('coupon-first-order-only')
    expect(tryCoupon('NEWS-EVA', { hasOrderedBefore: true })).toBe('coupon-first-order-only')
    expect(tryCoupon('BIG15', { subtotal: 7_499 })).toBe('coupon-minimum-not-reached')
    expect(tryCoupon('FIVEOFF', { isSampleSale: true })).toBe('coupon-not-in-sample-sale')
    expect(tryCoupon('NOSHOES20', { lines: sneakers })).toBe('coupon-not-for-these-products')
    expect(tryCoupon('BIG15', { lines: present })).toBe('coupon-not-for-these-products')
    expect(tryCoupon('ONCE25', { usesInTotal: 1 })).toBe('coupon-used-up')
  })
})

describe('the coupon uses', () => {
  it('are those of the orders, within every limit', () => {
    const ordered = people.orders.flatMap(({ orderId, totals }) =>
      totals.couponCode === null ? [] : [{ orderId, code: totals.couponCode }],
    )
    expect(people.couponUses.map(({ orderId, code }) => ({ orderId, code }))).toEqual(ordered)
    for (const { coupon } of people.coupons) {
      const uses = people.couponUses.filter(({ code }) => code === coupon.code)
      expect(uses.length).toBeLessThanOrEqual(coupon.usageLimit ?? uses.length)
      const shoppers = new Set(uses.map(({ customerId, mailbox }) => customerId ?? mailbox))
      if (coupon.usageLimitPerCustomer === 1) expect(shoppers.size).toBe(uses.length)
    }
  })

  it('are many: most kinds of coupons have been used', () => {
    const used = new Set(people.couponUses.map(({ code }) => code.replace(/^NEWS-.*/, 'NEWS')))

    for (const code of ['WELCOME10', 'BIG15', 'FASTEST5', 'FAMILY15', 'SPRING20', 'NEWS']) expect(used).toContain(code)
    expect(used).not.toContain('ONCE25')
  })
})

describe('the newsletter coupons', () => {
  it('went to one mailbox each, and are for one first order [NEWS-01]', () => {
    const mailed = people.coupons.filter(({ issuedTo }) => issuedTo !== null)

    expect(mailed.length).toBeGreaterThan(5)
    expect(new Set(mailed.map(({ issuedTo }) => issuedTo)).size).toBe(mailed.length)
    for (const { coupon, issuedTo } of mailed) {
      expect(coupon).toMatchObject({
        benefit: { kind: 'percent', rate: 100_000 },
        usageLimit: 1,
        isFirstOrderOnly: true,
      })
      expect(people.customers.map(({ email }) => foldEmail(email))).toContain(issuedTo)
    }
  })
})
