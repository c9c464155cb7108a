import type { StaffReview } from '@vonk/contract'
import { actorOf } from '@vonk/platform/acts'
import { emptyTables, openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putReviews } from './put-reviews.ts'
import { createStaffReviews } from './staff-reviews.ts'
import { staffReviewRoutes } from './staff-routes.ts'
import { readReviews } from './store.ts'
import { aReview } from './testing.ts'

let api: TestApi
let caller = 'sam@shop.example'
let now = new Date('2026-11-17T12:00:00Z')

beforeAll(async () => {
  api = await openTestApi((db) =>
    staffReviewRoutes({
      reviews: createStaffReviews({ db, now: () => now }),
      by: async () => actorOf({ email: caller }),
      findProducts: async (_, ids) =>
        ids.filter((id) => id === aReview().productId).map((id) => ({ id, name: 'Trui Mol', image: '/t.svg' })),
    }),
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  await emptyTables(api.db, ['review', 'act', 'outbox_event'], { restartsNumbers: true })
  await putReviews(api.db, [
    aReview({ id: 1, status: 2 }),
    aReview({ id: 2, status: 2, title: 'Kapotte rits', nickname: 'Bo', createdAt: new Date('2026-11-01T10:00:00Z') }),
    aReview({ id: 3, status: 1, sku: '100%_wol' }),
  ])
  await emptyTables(api.db, ['outbox_event'])
})

type Answer = {
  result: StaffReview & { reviews: StaffReview[]; total: number; hasMore: boolean }
  meta?: { refusal?: string }
}

async function send(method: 'GET' | 'POST', path: string, body?: object) {
  const response = await api.fetch(
    new Request(`http://localhost/api/desk/reviews${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }),
  )
  // What a test reads of an answer fails the test when it is not there.
  const { result, meta } = (await response.json()) as Answer
  return { status: response.status, result, refusal: meta?.refusal }
}

const decide = (id: number, state: string) => send('POST', `/${id}/decision`, { state })
const answer = (id: number, text: string, answeredAt: string | null) =>
  send('POST', `/${id}/answer`, { text, answeredAt })

async function shown() {
  return readReviews(api.db, { brand: 'vonk', language: 'nl' }, { after: 0, limit: 10 })
}

async function countNews() {
  const { rows } = await api.db.execute(sql`select from outbox_event where topic = 'reviews-changed'`)
  return rows.length
}

describe('the reviews that staff read', () => {
  it('are those that wait, the newest first, unless others are asked for', async () => {
    const waiting = (await send('GET', '')).result
    expect([waiting.total, waiting.reviews.map(({ id }) => id)]).toEqual([2, [2, 1]])
    expect((await send('GET', '?state=published')).result.reviews.map(({ id }) => id)).toEqual([3])
    expect((await send('GET', '?state=refused')).result.total).toBe(0)
    expect((await send('GET', '?state=everything')).status).toBe(400)
  })

  it('tell what they are about, as long as it is there', async () => {
    await putReviews(api.db, [aReview({ id: 4, status: 2, productId: 999 })])
    const { reviews } = (await send('GET', '')).result

    expect(new Map(reviews.map(({ id, product }) => [id, product]))).toEqual(
      new Map([
        [1, { name: 'Trui Mol', image: '/t.svg' }],
        [2, { name: 'Trui Mol', image: '/t.svg' }],
        [4, null],
      ]),
    )
    expect((await decide(1, 'published')).result.product?.name).toBe('Trui Mol')
  })

  it('are told fifty at a time, and none is left out when others leave the list meanwhile', async () => {
    await putReviews(
      api.db,
      Array.from({ length: 60 }, (_, place) => aReview({ id: 100 + place, status: 2 })),
    )
    const first = (await send('GET', '?search=trui')).result
    expect([first.total, first.reviews.length, first.hasMore]).toEqual([61, 50, true])
    await decide(159, 'published')
    const last = first.reviews.at(-1)?.id ?? 0
    const rest = (await send('GET', `?search=trui&before=${last}`)).result

    expect([rest.total, rest.reviews.map(({ id }) => id).slice(0, 2), rest.hasMore]).toEqual([60, [109, 108], false])
    expect(rest.reviews).toHaveLength(11)
  })

  it('are found by all words of their text, writer or SKU, taken as they are', async () => {
    expect((await send('GET', '?search=RITS bo')).result.reviews.map(({ id }) => id)).toEqual([2])
    expect((await send('GET', '?search=rits sanne')).result.total).toBe(0)
    expect((await send('GET', `?state=published&search=${encodeURIComponent('0%_w')}`)).result.total).toBe(1)
    expect((await send('GET', `?search=${encodeURIComponent('%')}`)).result.total).toBe(0)
  })
})

describe('a review in the hands of staff', () => {
  it('is shown once it is published, hidden when that is taken back, and it is kept who decided and when', async () => {
    expect(await decide(1, 'published')).toMatchObject({
      status: 200,
      result: { state: 'published', decidedBy: 'sam@shop.example', decidedAt: now.toISOString() },
    })
    expect((await shown()).map(({ id }) => id)).toEqual([1, 3])
    caller = 'eve@shop.example'
    expect((await decide(1, 'published')).result.decidedBy).toBe('sam@shop.example')
    expect(await countNews()).toBe(1)

    expect((await decide(1, 'refused')).result).toMatchObject({ state: 'refused', decidedBy: 'eve@shop.example' })
    expect((await shown()).map(({ id }) => id)).toEqual([3])
    await decide(1, 'pending')
    expect(await countNews()).toBe(2)
    expect(await decide(9, 'published')).toMatchObject({ status: 404, refusal: 'review-not-found' })
    expect((await decide(1, 'lost')).status).toBe(400)
  })

  it('is answered in the name of the shop, for everybody to read below it', async () => {
    const said = await answer(3, '  Dank je wel!\r\n\r\n\r\n\r\nTot snel. ', null)
    expect(said.result).toMatchObject({ answer: 'Dank je wel!\n\nTot snel.', answeredBy: caller })
    const [review] = await shown()
    expect(review?.answer).toEqual({ detail: 'Dank je wel!\n\nTot snel.', created_at: '2026-11-17 12:00:00' })
    expect(await countNews()).toBe(1)

    expect((await answer(3, ' \n ', said.result.answeredAt)).result).toMatchObject({ answer: null, answeredAt: null })
    expect((await shown())[0]).not.toHaveProperty('answer')
    expect((await answer(3, 'x'.repeat(2_001), null)).status).toBe(400)
  })

  it('keeps the answer of who was first: the second is told', async () => {
    const first = await answer(3, 'Van Sam', null)
    expect(await answer(3, 'Van Eve', null)).toMatchObject({ status: 409, refusal: 'review-changed' })
    expect((await shown())[0]?.answer?.detail).toBe('Van Sam')

    now = new Date(now.getTime() + 1000)
    expect((await answer(3, 'Van Eve', first.result.answeredAt)).result.answer).toBe('Van Eve')
  })

  it('has an answer nobody sees while it is not published, and keeps it through an import', async () => {
    await answer(1, 'Voor later', null)
    expect(await countNews()).toBe(0)
    await putReviews(api.db, [aReview({ id: 1, status: 1 })])

    expect((await shown())[0]?.answer?.detail).toBe('Voor later')
  })
})
