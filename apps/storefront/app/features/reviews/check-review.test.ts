import { describe, expect, it } from 'vitest'
import { checkReview, readReviewForm } from './check-review.ts'

const fine = { stars: 4, nickname: 'Noor', title: 'Lovely', detail: 'Washes very well.', fit: null, childHeight: null }

describe('checkReview', () => {
  it('lets a whole review pass', () => {
    expect(checkReview(fine)).toEqual({})
  })

  it('names what is missing, field by field', () => {
    expect(checkReview({ ...fine, stars: null, nickname: ' a ', title: ' ', detail: 'short' })).toEqual({
      stars: 'stars-missing',
      nickname: 'nickname-short',
      title: 'title-missing',
      detail: 'detail-short',
    })
  })

  it.each([39, 221, 110.5, Number.NaN])('refuses a child of %d centimetres', (childHeight) => {
    expect(checkReview({ ...fine, childHeight })).toEqual({ childHeight: 'height-odd' })
  })

  it('refuses what the API would refuse for its length', () => {
    expect(checkReview({ ...fine, detail: 'x'.repeat(5001) })).toEqual({ detail: 'text-long' })
  })
})

describe('readReviewForm', () => {
  it('reads what was typed and ignores stars and a fit nobody can give', () => {
    const form = new FormData()
    form.set('stars', 'many')
    form.set('nickname', ' Noor ')
    form.set('fit', 'enormous')
    form.set('childHeight', '118')

    expect(readReviewForm(form)).toEqual({
      stars: null,
      nickname: 'Noor',
      title: '',
      detail: '',
      fit: null,
      childHeight: 118,
    })
  })
})
