import { readReviews } from '@vonk/commerce/reviews'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeReviews } from './make-reviews.ts'
import { seedReviews } from './seed-reviews.ts'
import { aRange } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('seedReviews', () => {
  it('stores all of them, twice over without harm, and shows the approved', async () => {
    const reviews = makeReviews({ seed: 1, today: Date.parse('2026-11-15'), products: aRange(1) })
    await seedReviews(database.db, reviews)
    await seedReviews(database.db, reviews)

    const shown = await readReviews(database.db, { brand: 'vonk', language: 'de' }, { after: 0, limit: 5000 })
    const approved = reviews.filter(
      ({ brand, language, status }) => brand === 'vonk' && language === 'de' && status === 1,
    )
    expect(shown.map(({ id, detail }) => [id, detail])).toEqual(approved.map(({ id, detail }) => [id, detail]))
    expect(shown.length).toBeGreaterThan(30)
  })
})
