import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settleTenders } from '../tenders/index.ts'
import { type PaidOrder, planRefund } from './plan-refund.ts'
import { totalOf } from './split-refund.ts'

const order: PaidOrder = {
  lines: [
    { lineId: 'jacket', quantity: 2, paid: 4001, returned: 0 },
    { lineId: 'cap', quantity: 1, paid: 999, returned: 0 },
  ],
  charges: 495,
  paid: { giftCards: [{ code: 'GIFT', amount: 2500 }], points: { points: 100, amount: 100 }, remainder: 2895 },
  refundedBefore: 0,
}

describe('planRefund', () => {
  it('refunds a part of the order by line and by tender', () => {
    expect(planRefund(order, [{ lineId: 'jacket', quantity: 1 }])).toEqual({
      ok: true,
      value: {
        lines: [{ lineId: 'jacket', quantity: 1, amount: 2001, kept: 0 }],
        charges: 0,
        tenders: { giftCards: [{ code: 'GIFT', amount: 2001 }], points: { points: 0, amount: 0 }, remainder: 0 },
      },
    })
  })

  it('gives the delivery back too when everything comes back', () => {
    const everything = [
      { lineId: 'jacket', quantity: 2 },
      { lineId: 'cap', quantity: 1 },
    ]

    expect(planRefund(order, everything)).toMatchObject({ value: { charges: 495, tenders: order.paid } })
  })

  it('gives the delivery back with the last piece', () => {
    const lines = order.lines.map((line) => (line.lineId === 'jacket' ? { ...line, returned: 2 } : line))
    const rest = { ...order, lines, refundedBefore: 4001 }

    expect(planRefund(rest, [{ lineId: 'cap', quantity: 1 }])).toMatchObject({
      value: { charges: 495, tenders: { points: { points: 0, amount: 0 }, remainder: 999 + 495 } },
    })
  })

  it('takes back for nothing what cost nothing', () => {
    const gift = { ...order, lines: [{ lineId: 'gift', quantity: 2, paid: 0, returned: 0 }] }

    expect(planRefund(gift, [{ lineId: 'gift', quantity: 1 }])).toEqual({
      ok: true,
      value: {
        lines: [{ lineId: 'gift', quantity: 1, amount: 0, kept: 0 }],
        charges: 0,
        tenders: { giftCards: [{ code: 'GIFT', amount: 0 }], points: { points: 0, amount: 0 }, remainder: 0 },
      },
    })
  })

  it('says why when it gives nothing', () => {
    expect(planRefund(order, [])).toEqual({ ok: false, refusal: { code: 'nothing-returned' } })
    expect(planRefund({ ...order, refundedBefore: 5000 }, [{ lineId: 'cap', quantity: 1 }])).toEqual({
      ok: false,
      refusal: { code: 'refund-exceeds-paid', left: 495 },
    })
  })

  it('never refunds more than was paid and sums exactly, in any order of returns', () => {
    const anyOrder = fc.record({
      lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), paid: fc.nat(20_000) }), {
        minLength: 1,
        maxLength: 5,
      }),
      charges: fc.nat(1_000),
      giftCard: fc.nat(30_000),
      points: fc.nat(30_000),
    })
    fc.assert(
      fc.property(anyOrder, fc.infiniteStream(fc.nat()), ({ lines, charges, giftCard, points }, dice) => {
        const total = lines.reduce((sum, { paid }) => sum + paid, charges)
        const offered = { giftCards: [{ code: 'GIFT', balance: giftCard }], points }
        const paid = settleTenders(total, offered, { pointsPerEuro: 100 })
        let open = lines.map((line, at) => ({ ...line, lineId: String(at), returned: 0 }))
        let refundedBefore = 0
        while (open.some(({ quantity, returned }) => returned < quantity)) {
          const left = open.filter(({ quantity, returned }) => returned < quantity)
          const { lineId } = left[(dice.next().value ?? 0) % left.length] ?? { lineId: '' }
          const result = planRefund({ lines: open, charges, paid, refundedBefore }, [{ lineId, quantity: 1 }])
          if (!result.ok) throw new Error(result.refusal.code)
          const amount = result.value.lines.reduce((sum, line) => sum + line.amount, result.value.charges)
          expect(totalOf(result.value.tenders)).toBe(amount)
          refundedBefore += amount
          expect(refundedBefore).toBeLessThanOrEqual(total)
          open = open.map((line) => (line.lineId === lineId ? { ...line, returned: line.returned + 1 } : line))
        }
        expect(refundedBefore).toBe(total)
      }),
    )
  })
})
