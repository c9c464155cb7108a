import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timesRatio } from './times-ratio.ts'

describe('timesRatio', () => {
  it.each([
    [1000, 21, 121, 174],
    [10, 1, 4, 3],
    [-10, 1, 4, -3],
    [0, 21, 121, 0],
    [-100, 1, 100, -1],
    [121, 21, 121, 21],
  ])('takes of %d cents %d in %d, half a cent up', (amount, numerator, denominator, expected) => {
    expect(timesRatio(amount, { numerator, denominator })).toBe(expected)
  })

  it('is exact for amounts whose product no longer fits a float', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.nat(1_000_000), (amount, numerator) => {
        const denominator = 1_000_000 + numerator
        const exact = (BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n)
        expect(timesRatio(amount, { numerator, denominator })).toBe(Number(exact))
      }),
    )
  })
})
