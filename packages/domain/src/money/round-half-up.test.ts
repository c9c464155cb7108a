import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp } from './round-half-up.ts'

describe('roundHalfUp', () => {
  it.each([
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [2.4, 2],
    [0.49999999999999994, 0],
    [-0.5, -1],
    [-2.5, -3],
    [-2.4, -2],
    [-0.2, 0],
    [-0, 0],
    [0, 0],
  ])('rounds %d to %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded)
  })

  it('rounds a refund as it rounds what it refunds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (value) => {
        expect(roundHalfUp(-value)).toBe(0 - roundHalfUp(value))
      }),
    )
  })
})
