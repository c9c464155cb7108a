import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaidLine, refundLines } from './refund-lines.ts'

function aPaidLine(overrides: Partial<PaidLine> = {}): PaidLine {
  return { lineId: 'jacket', quantity: 3, paid: 1000, returned: 0, ...overrides }
}

const cap = aPaidLine({ lineId: 'cap', quantity: 1, paid: 799 })

describe('refundLines', () => {
  it('gives back what each returned piece was paid for', () => {
    expect(
      refundLines(
        [aPaidLine(), cap],
        [
          { lineId: 'jacket', quantity: 2 },
          { lineId: 'cap', quantity: 1 },
        ],
      ),
    ).toEqual({
      ok: true,
      value: [
        { lineId: 'jacket', quantity: 2, amount: 334 + 333, kept: 0 },
        { lineId: 'cap', quantity: 1, amount: 799, kept: 0 },
      ],
    })
  })

  it('knows which cents went back before', () => {
    expect(refundLines([aPaidLine({ returned: 1 })], [{ lineId: 'jacket', quantity: 1 }])).toMatchObject({
      value: [{ amount: 333 }],
    })
  })

  it('counts a line that is named twice once', () => {
    const piece = { lineId: 'jacket', quantity: 1 }

    expect(refundLines([aPaidLine()], [piece, piece])).toMatchObject({ value: [{ amount: 334 }, { amount: 333 }] })
    expect(
      refundLines(
        [cap],
        [
          { ...piece, lineId: 'cap' },
          { ...piece, lineId: 'cap' },
        ],
      ),
    ).toEqual({
      ok: false,
      refusal: { code: 'more-than-ordered', lineId: 'cap', left: 0 },
    })
  })

  it('gives back what is left on gift cards, at the price they were sold for', () => {
    const back = (paid: number, left: number) =>
      refundLines([aPaidLine({ quantity: 2, paid, cards: { sold: 5000, left } })], [{ lineId: 'jacket', quantity: 2 }])

    expect(back(5000, 5000)).toMatchObject({ value: [{ amount: 5000, kept: 0 }] })
    expect(back(5000, 1005)).toMatchObject({ value: [{ amount: 1005, kept: 3995 }] })
    expect(back(5000, 0)).toMatchObject({ value: [{ amount: 0, kept: 5000 }] })
    expect(back(4500, 2500)).toMatchObject({ value: [{ amount: 2250, kept: 2250 }] })
    expect(back(4500, 3505)).toMatchObject({ value: [{ amount: 3154, kept: 1346 }] })
    expect(back(0, 2500)).toMatchObject({ value: [{ amount: 0, kept: 0 }] })
  })

  it('counts any number of pieces', () => {
    const line = aPaidLine({ quantity: 5_000_000_000, paid: 7 })

    expect(refundLines([line], [{ lineId: 'jacket', quantity: 6 }])).toMatchObject({ value: [{ amount: 6 }] })
    expect(refundLines([line], [{ lineId: 'jacket', quantity: 5_000_000_000 }])).toMatchObject({
      value: [{ amount: 7 }],
    })
  })

  it('takes back no more than was ordered', () => {
    expect(refundLines([aPaidLine({ returned: 2 })], [{ lineId: 'jacket', quantity: 2 }])).toEqual({
      ok: false,
      refusal: { code: 'more-than-ordered', lineId: 'jacket', left: 1 },
    })
  })

  it('takes back only what was in the order', () => {
    expect(refundLines([cap], [{ lineId: 'hat', quantity: 1 }])).toEqual({
      ok: false,
      refusal: { code: 'line-unknown', lineId: 'hat' },
    })
    expect(refundLines([cap], [])).toEqual({ ok: false, refusal: { code: 'nothing-returned' } })
  })

  it.each([0, -1, 0.5, Number.NaN])('does not take back %d pieces', (quantity) => {
    expect(refundLines([cap], [{ lineId: 'cap', quantity }])).toEqual({
      ok: false,
      refusal: { code: 'quantity-invalid', lineId: 'cap' },
    })
  })

  it('adds up to what the line was paid, however the pieces come back', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1 }), (paid, parcels) => {
        const quantity = parcels.reduce((sum, count) => sum + count, 0)
        let returned = 0
        let refunded = 0
        for (const count of parcels) {
          const line = aPaidLine({ quantity, paid, returned })
          const result = refundLines([line], [{ lineId: 'jacket', quantity: count }])
          if (!result.ok) throw new Error(result.refusal.code)
          refunded += result.value.reduce((sum, { amount }) => sum + amount, 0)
          expect(refunded).toBeLessThanOrEqual(paid)
          returned += count
        }
        expect(refunded).toBe(paid)
      }),
    )
  })
})
