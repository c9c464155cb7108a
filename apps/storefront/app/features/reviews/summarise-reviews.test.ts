import { describe, expect, it } from 'vitest'
import type { FoundReview } from '../../request/catalogue/index.server.ts'
import { summariseReviews } from './summarise-reviews.ts'

function aReview(stars: number | null, overrides: Partial<FoundReview> = {}): FoundReview {
  return {
    id: 1,
    title: 'Lovely',
    detail: 'Washes well.',
    nickname: 'Noor',
    createdAt: '2026-10-04T08:00:00Z',
    ratings: stars === null ? [] : [{ ratingName: 'Rating', value: stars }],
    ...overrides,
  }
}

describe('summariseReviews', () => {
  it('averages the stars to one decimal and counts each of them [REV-01]', () => {
    const documents = [aReview(5), aReview(4), aReview(4), aReview(null)]

    const overview = summariseReviews({ documents, total: 4, shown: 3 })

    expect(overview).toMatchObject({ count: 4, average: 4.3, starCounts: [0, 0, 0, 2, 1] })
  })

  it('shows the latest in full and keeps the rest for whoever asks', () => {
    const documents = [aReview(5), aReview(4, { id: 2 }), aReview(1, { id: 3 })]

    expect(summariseReviews({ documents, total: 3, shown: 2 }).latest.map(({ id, date }) => [id, date])).toEqual([
      [1, '2026-10-04'],
      [2, '2026-10-04'],
    ])
  })

  it('tells what the shop says to a review, and on which day', () => {
    const answer = { detail: 'Thank you!', createdAt: '2026-10-06 09:30:00' }
    const documents = [aReview(5, { answer }), aReview(4, { id: 2, answer: null }), aReview(3, { id: 3 })]

    expect(summariseReviews({ documents, total: 3, shown: 3 }).latest.map((review) => review.answer)).toEqual([
      { detail: 'Thank you!', date: '2026-10-06' },
      null,
      null,
    ])
  })

  it('says how most find that it fits, once a few have said so', () => {
    const documents = (['true', 'small', 'true', null, 'true'] as const).map((fit) => aReview(4, { fit }))

    expect(summariseReviews({ documents, total: 5, shown: 1 }).fit).toEqual({ kind: 'true', percent: 75 })
    expect(summariseReviews({ documents: documents.slice(0, 4), total: 4, shown: 1 }).fit).toBeNull()
  })

  it('has no average while nobody gave a star', () => {
    expect(summariseReviews({ documents: [aReview(null)], total: 1, shown: 1 }).average).toBeNull()
  })
})
