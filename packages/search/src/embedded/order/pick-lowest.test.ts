import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickLowest } from './pick-lowest.ts'

describe('pickLowest', () => {
  it('gives the beginning of the sorted whole, for few places and for many', () => {
    const keys = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(Number.POSITIVE_INFINITY)), {
      maxLength: 200,
    })
    fc.assert(
      fc.property(keys, fc.integer({ min: -1, max: 210 }), (list, size) => {
        const sorted = list.map((_, place) => place).sort((a, b) => compare(list[a] ?? 0, list[b] ?? 0) || b - a)
        const picked = pickLowest({ keys: Float64Array.from(list), compareTies: (a, b) => b - a }, size)

        expect([...picked]).toEqual(sorted.slice(0, Math.max(size, 0)))
      }),
    )
  })

  it('gives nothing for a size that is no number', () => {
    expect(pickLowest({ keys: Float64Array.of(1, 2), compareTies: () => 0 }, Number.NaN)).toHaveLength(0)
  })
})

function compare(a: number, b: number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
