import { type ThrottleLimits, throttleLimits } from '@vonk/domain/throttle'
import { emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createStores } from '../stores/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { putReviews } from './put-reviews.ts'
import { createReviews } from './reviews.ts'
import { reviewRoutes } from './routes.ts'
import { aReview } from './testing.ts'

let api: TestApi

const window = { windowMs: 600_000 }
const limits: ThrottleLimits = {
  ...throttleLimits,
  review: [{ by: ['visitor'], ...window, maxAttempts: 3 }],
  'product-reviews': [{ by: ['productId'], ...window, maxAttempts: 5 }],
}

beforeAll(async () => {
  api = await openTestApi((db) =>
    reviewRoutes({
      reviews: createReviews({
        db,
        throttles: createThrottles({ db, limits }),
        // 10421 is a size of it.
        findProduct: async (view, id) =>
          [1042, 10421].includes(id) && view !== 'rz_de' ? { id: 1042, sku: 'VK1042' } : null,
      }),
      stores: createStores({ db }),
      site: { protocol: 'http:', port: '3000' },
      reviewsPage: '/reviews',
    }),
  )
  await seedViews(api.db)
})
beforeEach(() => emptyTables(api.db, ['review', 'throttle'], { restartsNumbers: true }))
afterAll(() => api.close())

const review = { product_id: 1042, title: 'Fijn', detail: 'Zit goed.', nickname: 'Sanne' }

type Answer = { code: number; result: Record<string, unknown>; meta?: { refusal: string } }

async function send(body: unknown, headers: Record<string, string> = {}, clientAddress: string | null = null) {
  const request = new Request('http://localhost/api/review/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await api.fetch(request, { clientAddress })
  return { status: response.status, ...((await response.json()) as Answer) }
}

async function stored() {
  const { rows } = await api.db.execute(sql`select * from review order by id`)
  return rows
}

describe('POST /api/review/create', () => {
  it('keeps a review for somebody to approve and answers it as Magento does [REV-05]', async () => {
    const ratings = [{ rating_name: 'Rating', value: 4 }]
    const { status, result } = await send({
      review: { ...review, ratings, review_entity: 'product', customer_id: null },
    })

    expect(status).toBe(200)
    expect(result).toEqual({
      id: expect.any(Number),
      title: 'Fijn',
      detail: 'Zit goed.',
      nickname: 'Sanne',
      ratings: [{ rating_name: 'Rating', value: 4, percent: 80 }],
      review_entity: 'product',
      review_type: 1,
      review_status: 2,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      entity_pk_value: 1042,
      store_code: 'nl',
      store_id: 1,
      stores: [1],
    })
    expect(await stored()).toMatchObject([
      { product_id: 1042, sku: 'VK1042', brand: 'vonk', language: 'nl', rating: 4, status: 2, customer_id: null },
    ])
  })

  it('keeps how it fits and how tall the child is, as far as that can be', async () => {
    expect((await send({ review: { ...review, fit: 'small', child_height: 118 } })).status).toBe(200)
    expect(await stored()).toMatchObject([{ fit: 'small', child_height: 118 }])

    for (const odd of [{ fit: 'tiny' }, { child_height: 1_180 }, { child_height: '118 cm' }])
      expect((await send({ review: { ...review, ...odd } })).status).toBe(400)
    expect(await stored()).toHaveLength(1)
  })

  it('is about the product when it was written with the id of one of its sizes', async () => {
    expect((await send({ review: { ...review, product_id: 10421 } })).status).toBe(200)
    expect(await stored()).toMatchObject([{ product_id: 1042, sku: 'VK1042' }])
  })

  it('names the view it was written in by its number, too [REV-05]', async () => {
    expect((await send({ review }, { 'x-vs-store-code': 'de' })).result).toMatchObject({
      store_code: 'de',
      store_id: 3,
      stores: [3],
    })
  })

  it('takes no more than a few reviews of one visitor in a while, and tells how long to wait', async () => {
    const visitor = '192.0.2.7'
    for (let written = 0; written < 3; written += 1) await send({ review }, {}, visitor)

    expect(await send({ review }, {}, visitor)).toMatchObject({
      status: 429,
      code: 429,
      meta: { refusal: 'too-many-attempts', retryAfterMs: expect.any(Number) },
    })
    expect((await send({ review }, {}, '192.0.2.8')).status).toBe(200)
    expect(await stored()).toHaveLength(4)
  })

  it('takes no flood of reviews of one product, from however many visitors', async () => {
    for (let visitor = 1; visitor <= 5; visitor += 1) await send({ review }, {}, `192.0.2.${visitor}`)

    expect(await send({ review }, {}, '192.0.2.99')).toMatchObject({ status: 429 })
    expect(await stored()).toHaveLength(5)
  })

  it('answers a review that is sent again also to who may write no more', async () => {
    const first = await send({ review }, { 'idempotency-key': 'task-9' }, '192.0.2.7')
    for (let written = 0; written < 3; written += 1) await send({ review }, {}, '192.0.2.7')

    expect(await send({ review }, { 'idempotency-key': 'task-9' }, '192.0.2.7')).toMatchObject({
      status: 200,
      result: { id: first.result['id'] },
    })
  })

  it('believes neither a status nor a customer that the caller made up', async () => {
    await send({ review: { ...review, review_status: 1, customer_id: 7 } }, { 'x-vs-store-code': 'rz_en' })

    expect(await stored()).toMatchObject([
      { status: 2, customer_id: null, brand: 'razz', language: 'en', rating: null },
    ])
  })

  it('keeps text as text, without what nobody can see', async () => {
    await send({
      review: {
        ...review,
        title: ' <b>Top\u0007\u200b</b> ',
        detail: 'Eén.\r\n\r\n\r\n\r\nTwee. \ud800',
        nickname: "O'Hara",
      },
    })

    expect(await stored()).toMatchObject([{ title: '<b>Top </b>', detail: 'Eén.\n\nTwee. \ufffd', nickname: "O'Hara" }])
  })

  it('does not store the same review twice when it is sent again', async () => {
    const first = await send({ review }, { 'idempotency-key': 'task-1' })
    const again = await send({ review }, { 'idempotency-key': 'task-1' })

    expect(again.result).toEqual(first.result)
    expect(await stored()).toHaveLength(1)
    await send({ review })
    await send({ review })
    expect(await stored()).toHaveLength(3)
  })

  it('tells nothing of a review that somebody else sent under the same key', async () => {
    await send(
      { review: { ...review, detail: 'Zit heerlijk, ook na tien keer wassen.' } },
      { 'idempotency-key': 'task-1' },
    )
    const other = await send({ review }, { 'idempotency-key': 'task-1' })

    expect(other.result).toMatchObject({ detail: review.detail })
    expect(await stored()).toHaveLength(2)
  })

  it('does not take a review of a product the view does not sell', async () => {
    const refusal = { status: 404, code: 404, result: 'Product not found.', meta: { refusal: 'product-not-found' } }

    expect(await send({ review: { ...review, product_id: 1 } })).toMatchObject(refusal)
    expect(await send({ review }, { 'x-vs-store-code': 'rz_de' })).toMatchObject(refusal)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['no review', {}],
    ['a review that is a word', { review: 'nice' }],
    ['null', { review: null }],
    ['no detail', { review: { ...review, detail: undefined } }],
    ['a blank title', { review: { ...review, title: '   ' } }],
    ['a nickname of 129 letters', { review: { ...review, nickname: 'n'.repeat(129) } }],
    ['a title of 256 letters', { review: { ...review, title: 't'.repeat(256) } }],
    ['a detail of 5,001 letters', { review: { ...review, detail: 'd'.repeat(5001) } }],
    ['a product that is a word', { review: { ...review, product_id: 'VK1042' } }],
    ['a product that is true', { review: { ...review, product_id: true } }],
    ['a list of one product', { review: { ...review, product_id: [1042] } }],
    ['a product with blanks', { review: { ...review, product_id: ' 1042 ' } }],
    ['a product in powers of ten', { review: { ...review, product_id: '1e3' } }],
    ['no product', { review: { ...review, product_id: '' } }],
    ['a product that is no whole number', { review: { ...review, product_id: 1.5 } }],
    ['a product beyond counting', { review: { ...review, product_id: 1e12 } }],
    ['six stars', { review: { ...review, ratings: [{ value: 6 }] } }],
    ['no stars at all', { review: { ...review, ratings: [{ value: 0 }] } }],
    ['a review of a customer', { review: { ...review, review_entity: 'customer' } }],
  ])('refuses %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 400, code: 400, meta: { refusal: 'invalid-input' } })
    expect(await stored()).toEqual([])
  })

  it('lists what is wrong, as clients of the API family read it', async () => {
    const { result } = await send({ review: { ...review, title: '', nickname: undefined } })

    expect(result).toEqual([
      { dataPath: '.review.title', message: expect.any(String) },
      { dataPath: '.review.nickname', message: expect.any(String) },
    ])
  })

  it('refuses what only looks like words', async () => {
    expect(await send({ review: { ...review, title: '\u200b\u200b' } })).toMatchObject({
      status: 400,
      meta: { refusal: 'review-empty' },
    })
  })

  it('refuses a body that is no JSON, or none, or a book', async () => {
    expect(await send('{"review":')).toMatchObject({ status: 400, meta: { refusal: 'malformed-json' } })
    expect(await send('')).toMatchObject({ status: 400 })
    expect(await send({ review: { ...review, detail: 'x'.repeat(40_000) } })).toMatchObject({
      status: 413,
      meta: { refusal: 'body-too-large' },
    })
  })
})

describe('GET /api/ext/reviews/widget', () => {
  async function widget(query: string, storeCode = 'nl', origin = 'http://api.internal') {
    const response = await api.fetch(
      new Request(`${origin}/api/ext/reviews/widget${query}`, { headers: { 'x-vs-store-code': storeCode } }),
    )
    return { status: response.status, ...((await response.json()) as Answer) }
  }

  it('sums up the approved reviews of the brand on a scale of ten [REV-01] [REV-02]', async () => {
    await putReviews(api.db, [
      aReview({ id: 1, rating: 5 }),
      aReview({ id: 2, rating: 4, storeCode: 'de', language: 'de' }),
      aReview({ id: 3, rating: 4, productId: 7 }),
      aReview({ id: 4, rating: 1, status: 2 }),
      aReview({ id: 5, rating: 1, status: 3 }),
      aReview({ id: 6, rating: null }),
      aReview({ id: 7, rating: 2, brand: 'razz', storeCode: 'rz_nl' }),
    ])

    expect(await widget('?hash=abc-123')).toMatchObject({
      status: 200,
      result: {
        averageRating: 8.7,
        numberReviews: 3,
        hash: 'abc-123',
        viewReviewUrl: 'http://localhost:3000/reviews/',
      },
    })
    expect(await widget('?hash=x', 'rzss_nl')).toMatchObject({
      result: {
        averageRating: 4,
        numberReviews: 1,
        viewReviewUrl: 'http://razz-samplesale.localhost:3000/nl/reviews/',
      },
    })
  })

  it.each([
    ['http://localhost:4100', 'http://razz.localhost:4100/reviews/'],
    ['https://de.localhost', 'https://razz.localhost/reviews/'],
    ['https://somebody.example:8443', 'http://razz.localhost:3000/reviews/'],
  ])('leads from %s to the reviews at the view’s own address [REV-02]', async (origin, viewReviewUrl) => {
    expect(await widget('?hash=x', 'rz_en', origin)).toMatchObject({ result: { viewReviewUrl } })
  })

  it('has no value while nobody has written, so that the shop falls back on its own [REV-04]', async () => {
    expect(await widget('?hash=x')).toMatchObject({ status: 200, result: { averageRating: null, numberReviews: 0 } })
  })

  it('refuses a call without a hash it could give back', async () => {
    for (const query of ['', '?hash=', `?hash=${'x'.repeat(129)}`])
      expect(await widget(query)).toMatchObject({ status: 400, meta: { refusal: 'invalid-input' } })
  })
})
