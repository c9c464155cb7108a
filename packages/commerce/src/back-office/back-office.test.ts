import { findActs } from '@vonk/platform/acts'
import { emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findProductBySku, putProducts, readPriceHistory } from '../catalogue/index.ts'
import { aConfigurable, aProduct, NOW } from '../catalogue/testing.ts'
import { putLocations } from '../locations/index.ts'
import { aShop } from '../locations/testing.ts'
import { findStock, putStock, readShopStock } from '../stock/index.ts'
import { readStockChanges } from '../stock/testing.ts'
import { setPrices } from './set-prices.ts'
import { setStock } from './set-stock.ts'

let test: TestDatabase
const clock = { now: NOW, utcOffsetMinutes: 60 }
const aSet = aProduct({ id: 3, type_id: 'grouped', price: null })

beforeAll(async () => {
  test = await openTestDatabase({ poolSize: 1 })
  await seedViews(test.db)
  await putLocations(test.db, [aShop({ id: '10' })])
})
afterAll(() => test.close())
beforeEach(async () => {
  await emptyTables(test.db, ['stock_item', 'shop_stock', 'stock_change', 'outbox_event', 'price_point'])
  for (const view of ['nl', 'de']) {
    await putProducts(test.db, view, { documents: [aProduct(), aConfigurable({ id: 2 }), aSet], ...clock })
  }
})

describe('setStock', () => {
  const set = (...rows: Parameters<typeof setStock>[1]) => setStock(test.db, rows, { by: 'test' })

  it('counts what is sold by the piece, also for the first time, and says what changed', async () => {
    const rows = [
      { sku: 'VK1', quantity: 5 },
      { sku: 'VK2-92', quantity: 0 },
    ]

    expect(await set(...rows)).toEqual(['changed', 'changed'])
    expect(await set(...rows)).toEqual(['unchanged', 'unchanged'])
    expect(await findStock(test.db, 'VK1')).toMatchObject({ productId: 1, quantity: 5, isInStock: true })
    expect(await findStock(test.db, 'VK2-92')).toMatchObject({ productId: 2092, quantity: 0, isInStock: false })
    expect(await readStockChanges(test.db, 'VK1')).toMatchObject([{ delta: 5, reason: 'count', reference: 'test' }])
  })

  it('leaves out of sale what was taken out of sale by hand, and can stop counting', async () => {
    const withdrawn = { sku: 'VK1', productId: 1, quantity: 2, isInStock: false }
    await putStock(test.db, { rows: [withdrawn], reason: 'seed' })

    await set({ sku: 'VK1', quantity: 9 })
    expect(await findStock(test.db, 'VK1')).toMatchObject({ quantity: 9, isInStock: false })
    await set({ sku: 'VK1', quantity: null })
    expect(await findStock(test.db, 'VK1')).toMatchObject({ manageStock: false, isInStock: true })
    await set({ sku: 'VK1', quantity: 1 })
    expect(await findStock(test.db, 'VK1')).toMatchObject({ manageStock: true, quantity: 1, isInStock: true })
  })

  it('counts the shelves of a shop apart', async () => {
    expect(await set({ sku: 'VK1', quantity: 2, location: '10' })).toEqual(['changed'])
    expect(await set({ sku: 'VK1', quantity: 2, location: '10' })).toEqual(['unchanged'])

    expect(await readShopStock(test.db, ['VK1'])).toEqual(new Map([['VK1', [{ locationId: '10', quantity: 2 }]]]))
    expect(await findStock(test.db, 'VK1')).toBeNull()
  })

  it('refuses what has no stock of its own and does the rest', async () => {
    const results = await set(
      { sku: 'nobody', quantity: 1 },
      { sku: 'VK2', quantity: 1 },
      { sku: 'VK3', quantity: 1 },
      { sku: 'VK1', quantity: 1 },
      { sku: 'VK1', quantity: 2 },
      { sku: 'VK1', quantity: 1, location: '99' },
      { sku: 'nobody', quantity: 1, location: '10' },
    )

    expect(results).toEqual([
      { refusal: 'sku-unknown' },
      { refusal: 'sold-as-variants' },
      { refusal: 'sold-as-parts' },
      'changed',
      { refusal: 'sku-twice' },
      { refusal: 'location-unknown' },
      { refusal: 'sku-unknown' },
    ])
    expect(await findStock(test.db, 'VK1')).toMatchObject({ quantity: 1 })
  })
})

describe('setPrices', () => {
  const set = (...rows: Parameters<typeof setPrices>[1]) => setPrices(test.db, rows, clock)

  async function pricesOf(view: string, sku: string) {
    const { product, child } = (await findProductBySku(test.db, view, sku)) ?? {}
    const { price, special_price, special_from_date, special_to_date } = child ?? product ?? {}
    return [price, special_price, special_from_date, special_to_date]
  }

  it('sets a price in every view that sells the product, or in one', async () => {
    expect(await set({ sku: 'VK1', price: 20 }, { sku: 'VK1', price: 25, store: 'de' })).toEqual(['changed', 'changed'])
    expect(await set({ sku: 'VK1', price: 20, store: 'nl' })).toEqual(['unchanged'])

    expect(await pricesOf('nl', 'VK1')).toEqual([20, undefined, undefined, undefined])
    expect(await pricesOf('de', 'VK1')).toEqual([25, undefined, undefined, undefined])
    const things = [
      { id: 'VK1', before: { price: 49.99 }, after: { price: 20 } },
      { id: 'VK1', before: { price: 49.99 }, after: { price: 25, store: 'de' } },
    ]
    expect(await findActs(test.db, { limit: 1 })).toMatchObject([{ name: 'set', after: { fields: ['price'], things } }])
    const history = await readPriceHistory(test.db, 'de', ['VK1'])
    expect(history.get('VK1')?.at(-1)).toEqual({ since: NOW, price: 2_500 })
  })

  it('sets all variants of a product, but a variant that is named to its own price', async () => {
    await set({ sku: 'VK2-92', price: 12 }, { sku: 'VK2', price: 15 })

    const prices = await Promise.all(['VK2-92', 'VK2-98', 'VK2'].map((sku) => pricesOf('nl', sku)))
    expect(prices.map(([price]) => price)).toEqual([12, 15, 15])
  })

  it('gives a special price with its dates, and takes it away', async () => {
    const special = { price: 30, from: '2026-12-01', to: '2026-12-24' }

    expect(await set({ sku: 'VK1', special })).toEqual(['changed'])
    expect(await pricesOf('nl', 'VK1')).toEqual([49.99, 30, '2026-12-01', '2026-12-24'])
    expect(await set({ sku: 'VK1', special: null })).toEqual(['changed'])
    expect(await pricesOf('nl', 'VK1')).toEqual([49.99, null, null, null])
  })

  it('refuses a row in all views or in none, and does the rest', async () => {
    await set({ sku: 'VK1', price: 10, store: 'de' })
    const special = { price: 20, from: null, to: null }

    const results = await set(
      { sku: 'VK1', special },
      { sku: 'nobody', price: 1 },
      { sku: 'VK3', price: 1 },
      { sku: 'VK2', price: 1, store: 'xx' },
      { sku: 'VK2-98', price: 9 },
    )

    expect(results).toEqual([
      { refusal: 'special-not-lower' },
      { refusal: 'sku-unknown' },
      { refusal: 'sold-as-parts' },
      { refusal: 'store-unknown' },
      'changed',
    ])
    expect(await pricesOf('nl', 'VK1')).toEqual([49.99, undefined, undefined, undefined])
  })

  it('refuses a special price of something that has no price', async () => {
    await putProducts(test.db, 'nl', { documents: [aProduct({ price: null })], ...clock })

    expect(await set({ sku: 'VK1', store: 'nl', special: { price: 1, from: null, to: null } })).toEqual([
      { refusal: 'price-missing' },
    ])
  })
})
