import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentFromRate, rateFromPercent } from './rate.ts'

describe('rateFromPercent', () => {
  it.each([
    [21, 210_000],
    [9, 90_000],
    [8.25, 82_500],
    [7.375, 73_750],
    [0.0001, 1],
    [0, 0],
    [-21, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e308, Number.MAX_SAFE_INTEGER],
  ])('reads %d percent as %d millionths', (percent, rate) => {
    expect(rateFromPercent(percent)).toBe(rate)
  })
})

describe('percentFromRate', () => {
  it('gives back the percentage that was read', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (millionths) => {
        expect(rateFromPercent(percentFromRate(millionths))).toBe(millionths)
      }),
    )
    expect(percentFromRate(82_500)).toBe(8.25)
  })
})
