import { reviewDocumentSchema } from '@vonk/contract'
import { throttleLimits } from '@vonk/domain/throttle'
import { emptyTables, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createThrottles } from '../throttles/index.ts'
import { putReviews } from './put-reviews.ts'
import { createReviews, type Reviews } from './reviews.ts'
import { findReviewsById, readReviews } from './store.ts'
import { aReview } from './testing.ts'

let database: TestDatabase
let reviews: Reviews

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  const throttles = createThrottles({ db, limits: throttleLimits })
  reviews = createReviews({ db, findProduct: async () => ({ id: 1042, sku: 'VK1042' }), throttles })
})
beforeEach(() => emptyTables(database.db, ['review', 'outbox_event'], { restartsNumbers: true }))
afterAll(() => database.close())

async function eventIds() {
  const { rows } = await database.db.execute<{ payload: { ids: number[] } }>(
    sql`select payload from outbox_event where topic = 'reviews-changed' order by transaction_order, id`,
  )
  return rows.map(({ payload }) => payload.ids)
}

const dutchVonk = { brand: 'vonk', language: 'nl' } as const

describe('readReviews', () => {
  it('reads the visible reviews of a brand and language in order, in the shape of entity search', async () => {
    await putReviews(database.db, [
      aReview({ id: 3, rating: null }),
      aReview({ id: 1 }),
      aReview({ id: 2, language: 'de', storeCode: 'de' }),
      aReview({ id: 4, status: 2 }),
      aReview({ id: 5, status: 3 }),
      aReview({ id: 6, brand: 'razz' }),
    ])

    const documents = await readReviews(database.db, dutchVonk, { after: 0, limit: 10 })

    expect(documents.map((document) => reviewDocumentSchema.parse(document))).toEqual(documents)
    expect(documents).toEqual([
      {
        id: 1,
        product_id: 1042,
        title: 'Fijne trui',
        detail: 'Zacht, warm en de maat klopt.',
        nickname: 'Sanne V.',
        review_status: 1,
        review_entity: 'product',
        created_at: '2026-10-02 18:30:00',
        customer_id: null,
        ratings: [{ rating_name: 'Rating', value: 5, percent: 100 }],
        fit: null,
        child_height: null,
        store_code: 'nl',
        language: 'nl',
      },
      expect.objectContaining({ id: 3, ratings: [] }),
    ])
    const all = await readReviews(database.db, { brand: 'vonk' }, { after: 0, limit: 10 })
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('goes on where the last batch ended', async () => {
    await putReviews(
      database.db,
      [1, 2, 3].map((id) => aReview({ id })),
    )

    const first = await readReviews(database.db, dutchVonk, { after: 0, limit: 2 })
    const second = await readReviews(database.db, dutchVonk, { after: 2, limit: 2 })

    expect([first, second].map((batch) => batch.map(({ id }) => id))).toEqual([[1, 2], [3]])
  })
})

describe('putReviews', () => {
  it('overwrites by number, counts on after the highest and tells who follows', async () => {
    await putReviews(database.db, [aReview({ id: 41 }), aReview({ id: 40 }), aReview({ id: 41, title: 'Nieuw' })])
    await putReviews(database.db, [aReview({ id: 41, title: 'Nog nieuwer', rating: 2 })])

    expect(await findReviewsById(database.db, dutchVonk, [40, 41, 42])).toMatchObject([
      { id: 40, title: 'Fijne trui' },
      { id: 41, title: 'Nog nieuwer', ratings: [{ value: 2 }] },
    ])
    expect(await eventIds()).toEqual([[40, 41], [41]])
    expect(await handIn()).toBe(42)
  })

  it('stores thousands at once', async () => {
    await putReviews(
      database.db,
      Array.from({ length: 1200 }, (_, place) => aReview({ id: place + 1 })),
    )

    expect((await reviews.summarise('vonk')).count).toBe(1200)
    expect((await eventIds()).map((ids) => ids.length)).toEqual([500, 500, 200])
  })

  it('does nothing with nothing', async () => {
    await putReviews(database.db, [])

    expect(await eventIds()).toEqual([])
  })
})

async function handIn(): Promise<number> {
  const view = { code: 'nl', brand: 'vonk', language: 'nl' } as const
  const handedIn = await reviews.handIn(
    { productId: 1042, title: 'Fijn', detail: 'Zit goed.', nickname: 'Sanne', rating: 4, fit: null, childHeight: null },
    { view, idempotencyKey: null, visitor: null },
  )
  if (!handedIn.ok) throw new Error(handedIn.refusal.code)
  return handedIn.value.id
}
