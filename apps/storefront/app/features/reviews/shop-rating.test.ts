import { defaultSettings } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { shopRatingOf } from './shop-rating.ts'

describe('shopRatingOf', () => {
  it('shows what the widget says on a scale of ten [REV-02]', () => {
    const rating = shopRatingOf({ averageRating: 8.7, numberReviews: 2067 }, defaultSettings.fallbackReview)

    expect(rating).toEqual({ average: 8.7, best: 10, count: 2067 })
  })

  it.each([null, { averageRating: null, numberReviews: 0 }, { averageRating: 9, numberReviews: 0 }])(
    'falls back to 8.9 of 10 and 7859 reviews without an answer [REV-03] [REV-04]',
    (widget) => {
      expect(shopRatingOf(widget, defaultSettings.fallbackReview)).toEqual({ average: 8.9, best: 10, count: 7859 })
    },
  )
})
