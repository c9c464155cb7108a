import { describe, expect, it } from 'vitest'
import { checkReview, readReviewForm } from './check-review.ts'

const fine = { stars: 4, nickname: 'Noor', title: 'Lovely', detail: 'Washes very well.' }

describe('checkReview', () => {
  it('lets a whole review pass', () => {
    expect(checkReview(fine)).toEqual({})
  })

  it('names what is missing, field by field', () => {
    expect(checkReview({ stars: null, nickname: ' a ', title: ' ', detail: 'short' })).toEqual({
      stars: 'stars-missing',
      nickname: 'nickname-short',
      title: 'title-missing',
      detail: 'detail-short',
    })
  })

  it('refuses what the API would refuse for its length', () => {
    expect(checkReview({ ...fine, detail: 'x'.repeat(5001) })).toEqual({ detail: 'text-long' })
  })
})

describe('readReviewForm', () => {
  it('reads what was typed and ignores stars nobody can give', () => {
    const form = new FormData()
    form.set('stars', 'many')
    form.set('nickname', ' Noor ')

    expect(readReviewForm(form)).toEqual({ stars: null, nickname: 'Noor', title: '', detail: '' })
  })
})
