import { describe, expect, it } from 'vitest'
import { intervalOfMedian } from './interval-of-median.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('intervalOfMedian', () => {
  it('answers the ranks that tables of the sign test name', () => {
    expect(intervalOfMedian(upTo(13))).toEqual({ low: 3, high: 11 })
    expect(intervalOfMedian(upTo(9))).toEqual({ low: 2, high: 8 })
    expect(intervalOfMedian(upTo(20))).toEqual({ low: 6, high: 15 })
  })

  it('answers the smallest and the largest of a few', () => {
    expect(intervalOfMedian([3, 1, 2])).toEqual({ low: 1, high: 3 })
    expect(intervalOfMedian([1])).toEqual({ low: 1, high: 1 })
  })

  it('takes the values in any order and is not moved by one that is far off', () => {
    expect(intervalOfMedian([9, 2, 8, 3, 7, 4, 6, 5, 900])).toEqual({ low: 3, high: 9 })
  })
})
