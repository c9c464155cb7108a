import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from './to-cents.ts'
import { toDecimal } from './to-decimal.ts'

describe('toCents', () => {
  it.each([
    [29.99, 2999],
    [0.1, 10],
    [19.9, 1990],
    [1.005, 101],
    [8.575, 858],
    [1.004, 100],
    [-29.99, -2999],
    [-1.005, -101],
    [-0.001, 0],
    [0, 0],
  ])('reads %d as %d cents', (decimal, cents) => {
    expect(toCents(decimal)).toBe(cents)
  })

  it('is never something that cannot be counted with', () => {
    expect(toCents(Number.NaN)).toBe(0)
    expect(toCents(Number.POSITIVE_INFINITY)).toBe(Number.MAX_SAFE_INTEGER)
    expect(toCents(Number.NEGATIVE_INFINITY)).toBe(Number.MIN_SAFE_INTEGER)
    fc.assert(fc.property(fc.double(), (decimal) => Number.isSafeInteger(toCents(decimal))))
  })
})

describe('toDecimal', () => {
  it('is the amount the wire carries', () => {
    expect(toDecimal(2999)).toBe(29.99)
    expect(toDecimal(-5)).toBe(-0.05)
  })

  it('comes back as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(toDecimal(cents))).toBe(cents)
      }),
    )
  })
})
