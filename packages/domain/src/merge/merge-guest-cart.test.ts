import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeGuestCart } from './merge-guest-cart.ts'

const line = (sku: string, quantity: number) => ({ sku, quantity, options: null })
const engraved = (text: string, quantity: number) => ({
  sku: 'MUG',
  quantity,
  options: { configurable: [], bundle: [], custom: [{ optionId: '3', optionValue: text }] },
})

describe('mergeGuestCart', () => {
  it('adds quantities of the same line and keeps every other', () => {
    const merged = mergeGuestCart({
      customerLines: [line('CAP', 1), engraved('Noor', 1)],
      guestLines: [engraved('Sem', 2), line('CAP', 3)],
      guestCartId: 'guest',
      takenInCartIds: [],
    })

    expect(merged).toEqual({
      lines: [line('CAP', 4), engraved('Noor', 1), engraved('Sem', 2)],
      takenInCartIds: ['guest'],
    })
  })

  it('takes a guest’s cart in only once', () => {
    const merge = { customerLines: [line('CAP', 4)], guestLines: [line('CAP', 3)], guestCartId: 'guest' }

    expect(mergeGuestCart({ ...merge, takenInCartIds: ['guest'] })).toEqual({
      lines: [line('CAP', 4)],
      takenInCartIds: ['guest'],
    })
  })

  it('loses no line and no piece, and doubles none when run again', () => {
    const lines = fc.array(
      fc.record({
        sku: fc.constantFrom('A', 'B', 'C'),
        quantity: fc.integer({ min: 1, max: 99 }),
        options: fc.constant(null),
      }),
    )
    fc.assert(
      fc.property(lines, lines, (customerLines, guestLines) => {
        const merge = { guestLines, guestCartId: 'guest' }
        const once = mergeGuestCart({ ...merge, customerLines, takenInCartIds: [] })
        const twice = mergeGuestCart({ ...merge, customerLines: once.lines, takenInCartIds: once.takenInCartIds })
        const pieces = (of: string, all: readonly { sku: string; quantity: number }[]) =>
          all.reduce((sum, { sku, quantity }) => (sku === of ? sum + quantity : sum), 0)

        for (const sku of ['A', 'B', 'C']) {
          expect(pieces(sku, once.lines)).toBe(pieces(sku, customerLines) + pieces(sku, guestLines))
        }
        expect(twice).toEqual(once)
      }),
    )
  })
})
