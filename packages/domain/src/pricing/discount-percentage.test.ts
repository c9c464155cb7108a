import { describe, expect, it } from 'vitest'
import { discountPercentage } from './discount-percentage.ts'

describe('discountPercentage', () => {
  it.each([
    [4000, 5000, 20],
    [3333, 5000, 33],
    [1999, 2999, 33],
    [2010, 3000, 33],
    [0, 5000, 100],
    [-5, 5000, 100],
    [4950, 5000, 1],
  ])('of %d cents, once %d, is %d', (price, reference, percent) => {
    expect(discountPercentage(price, reference)).toBe(percent)
  })

  it('overstates nothing: 33.9 percent is 33', () => {
    expect(discountPercentage(6610, 10_000)).toBe(33)
  })

  it.each([
    ['the earlier price was the same', 4000, 4000],
    ['the earlier price was lower', 4000, 3500],
    ['no earlier price is known', 4000, null],
    ['it would be less than one percent', 4951, 5000],
    ['nothing ever cost anything', 0, 0],
    ['the earlier price cannot be one', 0, -5],
  ])('is not shown when %s', (_, price, reference) => {
    expect(discountPercentage(price, reference)).toBeNull()
  })
})
