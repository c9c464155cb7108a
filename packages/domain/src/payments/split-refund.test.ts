import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settleTenders } from '../tenders/index.ts'
import { splitRefund, totalOf } from './split-refund.ts'

const paid = {
  giftCards: [
    { code: 'GIFT1', amount: 1000 },
    { code: 'GIFT2', amount: 500 },
  ],
  points: { points: 300, amount: 300 },
  remainder: 1199,
}

const refund = (amount: number, refundedBefore = 0) => splitRefund({ paid, refundedBefore, amount })
const split = (first: number, second: number, points: number, remainder: number) => ({
  ok: true,
  value: {
    giftCards: [
      { code: 'GIFT1', amount: first },
      { code: 'GIFT2', amount: second },
    ],
    points: { points, amount: points },
    remainder,
  },
})

describe('splitRefund', () => {
  it('fills the gift cards first, then gives points, then money', () => {
    expect(refund(400)).toEqual(split(400, 0, 0, 0))
    expect(refund(1200)).toEqual(split(1000, 200, 0, 0))
    expect(refund(1600)).toEqual(split(1000, 500, 100, 0))
    expect(refund(2000)).toEqual(split(1000, 500, 300, 200))
    expect(refund(2999)).toEqual(split(1000, 500, 300, 1199))
  })

  it('goes on where the last refund stopped', () => {
    expect(refund(300, 400)).toEqual(split(300, 0, 0, 0))
    expect(refund(700, 400)).toEqual(split(600, 100, 0, 0))
    expect(refund(1000, 1700)).toEqual(split(0, 0, 100, 900))
  })

  it('gives back no more than was paid', () => {
    expect(refund(3000)).toEqual({ ok: false, refusal: { code: 'refund-exceeds-paid', left: 2999 } })
    expect(refund(500, 2500)).toEqual({ ok: false, refusal: { code: 'refund-exceeds-paid', left: 499 } })
    expect(refund(499, 2500).ok).toBe(true)
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses to refund %d cents', (amount) => {
    expect(refund(amount)).toEqual({ ok: false, refusal: { code: 'refund-invalid' } })
  })

  it('gives back half a point only as a whole one', () => {
    const settlement = { giftCards: [], points: { points: 3, amount: 2 }, remainder: 0 }

    expect(splitRefund({ paid: settlement, refundedBefore: 0, amount: 1 })).toMatchObject({
      value: { points: { points: 1, amount: 1 } },
    })
    expect(splitRefund({ paid: settlement, refundedBefore: 1, amount: 1 })).toMatchObject({
      value: { points: { points: 2, amount: 1 } },
    })
  })

  it('never gives any tender more than it gave, and in the end exactly as much', () => {
    const anySettlement = fc
      .record({
        total: fc.integer({ min: 1, max: 100_000 }),
        giftCards: fc.array(fc.record({ code: fc.string(), balance: fc.nat(30_000) }), { maxLength: 3 }),
        points: fc.nat(50_000),
        pointsPerEuro: fc.constantFrom(100, 200, 50),
      })
      .map(({ total, giftCards, points, pointsPerEuro }) =>
        settleTenders(total, { giftCards, points }, { pointsPerEuro }),
      )
    fc.assert(
      fc.property(anySettlement, fc.array(fc.integer({ min: 1, max: 40_000 })), (settlement, amounts) => {
        const total = totalOf(settlement)
        const back = { cards: settlement.giftCards.map(() => 0), points: 0, pointsAmount: 0, money: 0, all: 0 }
        // The last one asks for whatever is left.
        for (const wanted of [...amounts, null]) {
          const amount = wanted ?? total - back.all
          const result = splitRefund({ paid: settlement, refundedBefore: back.all, amount })
          expect(result.ok).toBe(amount > 0 && amount <= total - back.all)
          if (!result.ok) continue
          expect(totalOf(result.value)).toBe(amount)
          back.all += amount
          back.cards = back.cards.map((sum, at) => sum + (result.value.giftCards[at]?.amount ?? 0))
          back.points += result.value.points.points
          back.pointsAmount += result.value.points.amount
          back.money += result.value.remainder
          expect(back.money).toBeLessThanOrEqual(settlement.remainder)
          expect(back.points).toBeLessThanOrEqual(settlement.points.points)
        }
        expect(back.cards).toEqual(settlement.giftCards.map(({ amount }) => amount))
        expect(back.pointsAmount).toBe(settlement.points.amount)
        if (settlement.points.amount > 0) expect(back.points).toBe(settlement.points.points)
        expect(back.money).toBe(settlement.remainder)
      }),
    )
  })
})
