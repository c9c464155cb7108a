import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountPercentage, lowestPriorPrice } from './lowest-prior-price.ts'
import { DAY, NOW } from './testing.ts'

const daysAgo = (days: number, price: number) => ({ since: NOW - days * DAY, price })
const reducedTo = (price: number, since: number | null = null) => ({ price, now: NOW, since })

describe('lowestPriorPrice', () => {
  it('is the price asked just before the reduction', () => {
    expect(lowestPriorPrice([daysAgo(100, 5000), daysAgo(3, 4000)], reducedTo(4000))).toBe(5000)
  })

  it('is the lowest of the 30 days before, not the last', () => {
    const history = [daysAgo(100, 5000), daysAgo(20, 3500), daysAgo(15, 5000), daysAgo(3, 4000)]

    expect(lowestPriorPrice(history, reducedTo(4000))).toBe(3500)
  })

  it('forgets a price that ended 30 days before the reduction', () => {
    const history = [daysAgo(50, 3000), daysAgo(33, 5000), daysAgo(3, 4000)]

    expect(lowestPriorPrice(history, reducedTo(4000))).toBe(5000)
  })

  it('remembers a price that still ran within the 30 days', () => {
    const history = [daysAgo(50, 3000), daysAgo(32.9, 5000), daysAgo(3, 4000)]

    expect(lowestPriorPrice(history, reducedTo(4000))).toBe(3000)
  })

  it('counts from the first day of a long reduction, not from today', () => {
    expect(lowestPriorPrice([daysAgo(200, 5000), daysAgo(90, 4000)], reducedTo(4000))).toBe(5000)
  })

  it('counts from the first point of the same price', () => {
    const history = [daysAgo(200, 5000), daysAgo(90, 4000), daysAgo(40, 4000), daysAgo(1, 4000)]

    expect(lowestPriorPrice(history, reducedTo(4000))).toBe(5000)
  })

  it('counts from the last step of a reduction in steps', () => {
    expect(lowestPriorPrice([daysAgo(99, 5000), daysAgo(9, 4500), daysAgo(3, 4000)], reducedTo(4000))).toBe(4500)
  })

  it('counts from the announced begin when the history does not know the price yet', () => {
    const history = [daysAgo(99, 3000), daysAgo(31, 5000)]

    expect(lowestPriorPrice(history, reducedTo(4000, NOW - 2 * DAY))).toBe(3000)
    expect(lowestPriorPrice(history, reducedTo(4000))).toBe(5000)
  })

  it('reads the history in any order and no further than now', () => {
    const history = [daysAgo(-1, 1000), daysAgo(3, 4000), daysAgo(100, 5000)]

    expect(lowestPriorPrice(history, reducedTo(4000))).toBe(5000)

    const shuffled = [daysAgo(20, 3500), daysAgo(100, 5000), daysAgo(3, 4000), daysAgo(15, 5000)]
    expect(lowestPriorPrice(shuffled, reducedTo(4000))).toBe(3500)
  })

  it('counts a price from the very moment it is asked', () => {
    const history = [daysAgo(99, 3000), daysAgo(31, 5000), daysAgo(0, 4000)]

    expect(lowestPriorPrice(history, reducedTo(4000, NOW - 2 * DAY))).toBe(5000)
  })

  it('ignores a price that was replaced the moment it was set', () => {
    const history = [daysAgo(9, 5000), daysAgo(5, 10), daysAgo(5, 5000), daysAgo(1, 4000)]

    expect(lowestPriorPrice(history, reducedTo(4000))).toBe(5000)
  })

  it('is unknown for a product that never cost anything else', () => {
    expect(lowestPriorPrice([], reducedTo(4000))).toBeNull()
    expect(lowestPriorPrice([daysAgo(9, 4000)], reducedTo(4000))).toBeNull()
  })

  it('is always a price that was really asked', () => {
    const point = fc.record({ since: fc.integer({ min: NOW - 90 * DAY, max: NOW + DAY }), price: fc.nat(20) })
    fc.assert(
      fc.property(fc.array(point), fc.nat(20), (history, price) => {
        const lowest = lowestPriorPrice(history, reducedTo(price))
        expect(lowest === null || history.some((past) => past.price === lowest && past.since <= NOW)).toBe(true)
      }),
    )
  })
})

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
