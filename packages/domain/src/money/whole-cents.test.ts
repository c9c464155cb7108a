import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeable, wholeCents } from './whole-cents.ts'

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
