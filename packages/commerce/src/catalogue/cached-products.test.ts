import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCachedProducts, findProductsBySku, putProducts, removeProducts } from './index.ts'
import { aChild, aConfigurable, aProduct, NOW } from './testing.ts'

let test: TestDatabase

const shared = aChild({ id: 500, sku: 'shared' })
const documents = [
  aProduct({ id: 1 }),
  aConfigurable({ id: 2 }),
  aConfigurable({ id: 3, status: 2, configurable_children: [shared] }),
  aConfigurable({ id: 4, configurable_children: [shared] }),
  aConfigurable({ id: 5, configurable_children: [shared] }),
  aProduct({ id: 2092, sku: 'VK2-92', visibility: 1 }),
]
const skus = ['VK1', 'VK2', 'VK2-92', 'VK2-98', 'shared', 'nope', 'impossible\0', 'VK1']

const put = (...changed: typeof documents) =>
  putProducts(test.db, 'nl', { documents: changed, now: NOW, utcOffsetMinutes: 60 })

beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
  await put(...documents)
})
afterAll(() => test.close())

describe('createCachedProducts', () => {
  it.each([
    ['many', 1000],
    ['few', 1],
  ])('finds what a look at the tables finds, when it keeps %s', async (_, limit) => {
    const products = createCachedProducts({ db: test.db, limit })
    const expected = await findProductsBySku(test.db, 'nl', skus)

    expect(await products.find(test.db, 'nl', skus)).toEqual(expected)
    expect(await products.find(test.db, 'nl', skus)).toEqual(expected)
    expect(await products.find(test.db, 'de', skus)).toEqual(new Map())
    expect(await products.find(test.db, 'nl', [])).toEqual(new Map())
  })

  it('answers many who ask at once with what each of them asked for, in a transaction too', async () => {
    const products = createCachedProducts({ db: test.db })
    const expected = await findProductsBySku(test.db, 'nl', skus)
    const found = await Promise.all(skus.map((sku) => products.find(test.db, 'nl', [sku])))

    expect(found.map((each, place) => each.get(skus[place] ?? ''))).toEqual(skus.map((sku) => expected.get(sku)))
    expect(found.map(({ size }) => size)).toEqual(skus.map((sku) => (expected.has(sku) ? 1 : 0)))
    expect(await test.db.transaction((tx) => products.find(tx, 'nl', skus))).toEqual(expected)
  })

  it('reads a document once, and again as soon as it is another', async () => {
    const products = createCachedProducts({ db: test.db })
    const find = async () => (await products.find(test.db, 'nl', ['VK1'])).get('VK1')?.product
    const first = await find()
    expect(await find()).toBe(first)

    await put(aProduct({ id: 1, name: 'Jeans Bo, nieuw' }))
    expect((await find())?.name).toBe('Jeans Bo, nieuw')
    await removeProducts(test.db, 'nl', [1])
    expect(await find()).toBeUndefined()
  })
})
