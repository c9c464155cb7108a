import { describe, expect, it } from 'vitest'
import { shopRatingOf } from './shop-rating.ts'

const constant = { average: 8.9, best: 10, count: 7859 }
const silent = [null, { averageRating: null, numberReviews: 0 }, { averageRating: 9, numberReviews: 0 }]

describe('shopRatingOf', () => {
  it.each([null, constant])('shows what the widget says on a scale of ten [REV-02]', (fallback) => {
    const rating = shopRatingOf({ averageRating: 8.7, numberReviews: 2067 }, fallback)

    expect(rating).toEqual({ average: 8.7, best: 10, count: 2067 })
  })

  it.each(silent)('falls back to what the owner wrote down without an answer [REV-03] [REV-04]', (widget) => {
    expect(shopRatingOf(widget, constant)).toEqual({ average: 8.9, best: 10, count: 7859 })
  })

  it.each(silent)('shows no rating where neither the widget nor the owner has one', (widget) => {
    expect(shopRatingOf(widget, null)).toBeNull()
  })
})
