import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'

const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)

describe('allocate', () => {
  it.each([
    ['what divides evenly', 900, [1, 1, 1], [300, 300, 300]],
    ['a cent too few', 100, [1, 1, 1], [34, 33, 33]],
    ['a cent that goes to the larger remainder', 100, [1000, 2000, 3000], [17, 33, 50]],
    ['two equal remainders, the first first', 5, [1, 1], [3, 2]],
    ['a weight of nothing', 101, [0, 1, 1], [0, 51, 50]],
    ['weights that are all nothing', 5, [0, 0, 0], [2, 2, 1]],
    ['a weight below nothing', 10, [-5, 1], [0, 10]],
    ['a weight that is not a number', 10, [Number.NaN, 1], [0, 10]],
    ['an endless weight', 10, [Number.POSITIVE_INFINITY, 1], [10, 0]],
    ['a single share', 1999, [7], [1999]],
    ['nothing', 0, [3, 4], [0, 0]],
    ['no shares', 100, [], []],
    ['a negative total, mirrored', -100, [1, 1, 1], [-34, -33, -33]],
    ['fractions as weights', 100, [0.25, 0.75], [25, 75]],
    ['as much as can be counted', 9_007_199_254_740_986, [3], [9_007_199_254_740_986]],
    ['what is no amount', Number.NaN, [1, 2], [0, 0]],
    ['fractions that floats cannot hold', 1000, [0.1, 0.7], [125, 875]],
  ])('splits %s', (_, total, weights, shares) => {
    expect(allocate(total, weights)).toEqual(shares)
  })

  it('leaves no minus zero behind', () => {
    expect(allocate(-10, [0, 1])).toEqual([0, -10])
  })

  it('always sums to the total', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.array(fc.nat(), { minLength: 1 }), (total, weights) => {
        expect(sumOf(allocate(total, weights))).toBe(total)
      }),
    )
  })

  it('sums to the total whatever the weights are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.double(), { minLength: 1 }), (total, weights) => {
        expect(sumOf(allocate(total, weights))).toBe(total)
      }),
    )
  })

  it('stays within a cent of the exact share', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.array(fc.nat(100_000), { minLength: 1 }), (total, weights) => {
        const sum = sumOf(weights)
        fc.pre(sum > 0)
        allocate(total, weights).forEach((share, index) => {
          expect(Math.abs(share - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1)
        })
      }),
    )
  })

  it('never takes more from a line than the line is worth', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, part) => {
          const discount = Math.floor(sumOf(lines) * part)
          fc.pre(sumOf(lines) > 0)
          allocate(discount, lines).forEach((share, index) => {
            expect(share).toBeLessThanOrEqual(lines[index] ?? 0)
          })
        },
      ),
    )
  })
})
