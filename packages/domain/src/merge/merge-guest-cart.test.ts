import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalQuantity } from '../cart/index.ts'
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
      maxProductsPerOrder: 40,
    })

    expect(merged).toEqual({
      lines: [line('CAP', 4), engraved('Noor', 1), engraved('Sem', 2)],
      takenInCartIds: ['guest'],
      leftOut: [],
    })
  })

  it('takes a guest’s cart in only once', () => {
    const guest = { guestLines: [line('CAP', 3)], guestCartId: 'guest' }
    const merge = { customerLines: [line('CAP', 4)], maxProductsPerOrder: 40, ...guest }

    expect(mergeGuestCart({ ...merge, takenInCartIds: ['guest'] })).toEqual({
      lines: [line('CAP', 4)],
      takenInCartIds: ['guest'],
      leftOut: [],
    })
  })

  it('takes in what there is room for, says what it left out, and takes nothing from the customer', () => {
    const guest = { guestLines: [line('CAP', 3), line('MUG', 2), line('COAT', 1)], guestCartId: 'guest' }
    const merge = { ...guest, takenInCartIds: [], customerLines: [line('CAP', 4)] }

    expect(mergeGuestCart({ ...merge, maxProductsPerOrder: 8 })).toMatchObject({
      lines: [line('CAP', 7), line('MUG', 1)],
      leftOut: [line('MUG', 1), line('COAT', 1)],
    })
    expect(mergeGuestCart({ ...merge, maxProductsPerOrder: 2 })).toMatchObject({
      lines: [line('CAP', 4)],
      leftOut: guest.guestLines,
    })
  })

  it('loses no line and no piece, doubles none when run again, and never holds more than it may', () => {
    const lines = fc.array(
      fc.record({
        sku: fc.constantFrom('A', 'B', 'C'),
        quantity: fc.integer({ min: 1, max: 99 }),
        options: fc.constant(null),
      }),
    )
    fc.assert(
      fc.property(lines, lines, fc.nat(300), (customerLines, guestLines, maxProductsPerOrder) => {
        const merge = { guestLines, guestCartId: 'guest', maxProductsPerOrder }
        const once = mergeGuestCart({ ...merge, customerLines, takenInCartIds: [] })
        const twice = mergeGuestCart({ ...merge, customerLines: once.lines, takenInCartIds: once.takenInCartIds })
        const pieces = (of: string, all: readonly { sku: string; quantity: number }[]) =>
          all.reduce((sum, { sku, quantity }) => (sku === of ? sum + quantity : sum), 0)

        for (const sku of ['A', 'B', 'C']) {
          const before = pieces(sku, customerLines) + pieces(sku, guestLines)
          expect(pieces(sku, once.lines) + pieces(sku, once.leftOut)).toBe(before)
        }
        const most = Math.max(maxProductsPerOrder, totalQuantity(customerLines))
        expect(totalQuantity(once.lines)).toBeLessThanOrEqual(most)
        expect(twice).toEqual({ ...once, leftOut: [] })
      }),
    )
  })
})
