import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeable, roundHalfUp, timesRatio, wholeCents } from './cents.ts'

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

describe('wholeCents', () => {
  it.each([
    [2999, 2999],
    [-2999, -2999],
    [0.5, 1],
    [-0.5, -1],
    [-0, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER],
    [Number.NEGATIVE_INFINITY, Number.MIN_SAFE_INTEGER],
  ])('makes of %d an amount of %d', (amount, cents) => {
    expect(wholeCents(amount)).toBe(cents)
  })

  it('is always something that can be counted with', () => {
    fc.assert(fc.property(fc.double(), (amount) => Number.isSafeInteger(wholeCents(amount))))
  })
})

describe('chargeable', () => {
  it.each([
    [2999, 2999],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER],
  ])('charges for %d an amount of %d', (amount, cents) => {
    expect(chargeable(amount)).toBe(cents)
  })
})

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
