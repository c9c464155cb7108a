import { describe, expect, it } from 'vitest'
import { aShopRequest } from '../../testing/a-shop-request.ts'
import { loadShopRating } from './load-shop-rating.server.ts'

const answer = () => ({})

describe('loadShopRating', () => {
  it('shows what the view has configured while the widget is away, and says nothing [REV-03] [REV-04]', async () => {
    const errors: unknown[] = []
    const away = { answer, errors, other: () => Response.json({ code: 500, result: 'down' }, { status: 500 }) }
    const own = { average: 4.6, best: 5, count: 12 }

    expect(await loadShopRating(await aShopRequest('nl', away))).toBeNull()
    expect(await loadShopRating(await aShopRequest('nl', { ...away, settings: { fallbackReview: own } }))).toEqual(own)
    expect(errors).toEqual([])
  })
  it('asks the widget for the rating of the view, and reads what it answers [REV-01] [REV-02]', async () => {
    const asked: URL[] = []
    const result = { averageRating: 9.1, numberReviews: 34, viewReviewUrl: 'http://vonk.test/en/' }
    const other = (request: Request) => {
      asked.push(new URL(request.url))
      return Response.json({ code: 200, result })
    }

    expect(await loadShopRating(await aShopRequest('rz_en', { answer, other }))).toEqual({
      average: 9.1,
      best: 10,
      count: 34,
    })
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('hash')])).toEqual([
      ['/api/ext/reviews/widget', 'rz_en'],
    ])
  })
})
