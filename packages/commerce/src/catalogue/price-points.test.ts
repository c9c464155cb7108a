import { lowestPriorPrice } from '@vonk/domain/pricing'
import { emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findPriceChanges, putPricePoints, putProducts, readPriceHistory } from './index.ts'
import { aConfigurable, aProduct, DAY, NOW } from './testing.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
})
afterAll(() => test.close())
beforeEach(async () => {
  await emptyTables(test.db, ['outbox_event', 'catalogue_product', 'catalogue_variant', 'price_point'])
})

const point = (sku: string, daysFromNow: number, price: number) => ({ sku, since: NOW + daysFromNow * DAY, price })

describe('putPricePoints', () => {
  it('gives a product the history that its percentage is computed from', async () => {
    await putPricePoints(test.db, 'nl', [point('VK1', -60, 4999), point('VK1', -40, 3999), point('VK1', -35, 4999)])
    await putProducts(test.db, 'nl', { documents: [aProduct({ price: 30 })], now: NOW, utcOffsetMinutes: 60 })

    const history = (await readPriceHistory(test.db, 'nl', ['VK1'])).get('VK1') ?? []

    expect(history).toHaveLength(4)
    expect(lowestPriorPrice(history, { price: 3000, now: NOW + 1, since: null })).toBe(4999)
  })

  it('replaces a point of the same moment and tells of the products it belongs to', async () => {
    await putProducts(test.db, 'nl', { documents: [aConfigurable({ id: 7 })], now: NOW, utcOffsetMinutes: 60 })
    await emptyTables(test.db, ['outbox_event'])

    await putPricePoints(test.db, 'nl', [point('VK7-92', -10, 100), point('VK7-92', -10, 200)])
    await putPricePoints(test.db, 'nl', [point('VK7-92', -10, 200), point('nobody', -10, 200)])

    expect((await readPriceHistory(test.db, 'nl', ['VK7-92'])).get('VK7-92')?.[0]).toEqual({
      since: NOW - 10 * DAY,
      price: 200,
    })
    const { rows } = await test.db.execute(sql`select payload from outbox_event`)
    expect(rows).toEqual([{ payload: { view: 'nl', entity: 'product', ids: [7] } }])
  })
})

describe('readPriceHistory', () => {
  it('answers the points of each sku, oldest first, in one view', async () => {
    await putPricePoints(test.db, 'nl', [point('b', -1, 3), point('b', -90, 1), point('a', -5, 9), point('b', -30, 2)])
    await putPricePoints(test.db, 'en', [point('a', -7, 7)])

    const history = await readPriceHistory(test.db, 'nl', ['a', 'b', 'b', 'unknown', 'impossible\0'])

    expect([...history.keys()].toSorted()).toEqual(['a', 'b'])
    expect(history.get('b')?.map(({ price }) => price)).toEqual([1, 2, 3])
    expect(history.get('a')).toEqual([{ since: NOW - 5 * DAY, price: 9 }])
  })

  it('keeps the last hundred points of a sku whose price never rests', async () => {
    await putPricePoints(
      test.db,
      'nl',
      Array.from({ length: 130 }, (_, day) => point('a', -day, day)),
    )

    const points = (await readPriceHistory(test.db, 'nl', ['a'])).get('a')

    expect(points?.length).toBe(100)
    expect(points?.at(-1)).toEqual({ since: NOW, price: 0 })
  })
})

describe('findPriceChanges', () => {
  it('names the skus whose dated price begins or ends between two moments', async () => {
    const special = { special_price: 10, special_from_date: '2026-11-20', special_to_date: '2026-11-22' }
    const documents = [aProduct({ id: 1, ...special }), aProduct({ id: 2 })]
    await putProducts(test.db, 'nl', { documents, now: NOW, utcOffsetMinutes: 60 })
    const at = (text: string) => Date.parse(text)
    const between = (after: string, until: string) =>
      findPriceChanges(test.db, 'nl', { after: at(after), until: at(until) })

    expect(await between('2026-11-19T22:59:59Z', '2026-11-19T23:00:00Z')).toEqual(['VK1'])
    expect(await between('2026-11-19T23:00:00Z', '2026-11-22T22:59:59Z')).toEqual([])
    expect(await between('2026-11-22T22:59:59.999Z', '2026-11-22T23:00:00Z')).toEqual(['VK1'])
  })
})
