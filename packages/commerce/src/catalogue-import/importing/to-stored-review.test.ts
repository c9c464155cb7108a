import type { ReviewDocument } from '@vonk/contract'
import { aStoreView } from '@vonk/domain/stores/testing'
import { describe, expect, it } from 'vitest'
import { isSameReview, toStoredReview } from './to-stored-review.ts'

const view = aStoreView({ code: 'nl' })
const directory = { defaultCode: 'nl', views: [view, aStoreView({ code: 'de', language: 'de' })] }

function stored(parts: Partial<ReviewDocument> = {}, before?: ReturnType<typeof toStoredReview>) {
  const document = {
    id: 1,
    product_id: 5,
    title: 'a',
    detail: 'b',
    nickname: 'c',
    review_status: 1,
    created_at: '2026-01-02 10:00:00',
    ...parts,
  }
  return toStoredReview(document, { sku: 'VK5', view, directory, stored: before })
}

describe('toStoredReview', () => {
  it.each([
    ['2026-01-02 10:00:00', '2026-01-02T10:00:00.000Z'],
    ['2026-01-02T10:00:00', '2026-01-02T10:00:00.000Z'],
    ['2026-01-02T10:00:00+01:00', '2026-01-02T09:00:00.000Z'],
    ['2026-01-02', '2026-01-02T00:00:00.000Z'],
  ])('reads the moment %s as %s', (created_at, expected) => {
    expect(stored({ created_at }).createdAt.toISOString()).toBe(expected)
  })

  it.each([
    [[], null],
    [null, null],
    [[{ rating_name: 'Quality', value: 4 }], 4],
    [
      [
        { rating_name: 'Quality', value: 5, percent: 100 },
        { rating_name: 'Value', value: 2, percent: 40 },
      ],
      4,
    ],
    [[{ rating_name: 'Rating', value: 93, percent: 60 }], 3],
    [[{ rating_name: 'Rating', value: 9 }], 5],
  ])('makes stars of %j: %j', (ratings, rating) => {
    expect(stored({ ratings }).rating).toBe(rating)
  })

  it('leaves a review with the view it says, else with the one it is in already, else with the one that is read for', () => {
    expect(stored({ store_code: 'de' })).toMatchObject({ storeCode: 'de', language: 'de' })
    expect(stored({}, stored({ store_code: 'de' }))).toMatchObject({ storeCode: 'de' })
    expect(stored({ store_code: 'fr' })).toMatchObject({ storeCode: 'nl' })
    expect(stored()).toMatchObject({ storeCode: 'nl', sku: 'VK5' })
  })
})

describe('isSameReview', () => {
  it('sees every difference', () => {
    expect(isSameReview(stored(), stored())).toBe(true)
    expect(isSameReview(stored(), stored({ title: 'x' }))).toBe(false)
    expect(isSameReview(stored(), stored({ created_at: '2026-01-03' }))).toBe(false)
  })
})
