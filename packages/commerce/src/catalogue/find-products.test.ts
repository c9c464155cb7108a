import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findCategoryByUrlPath,
  findProductBySku,
  findProductByUrlPath,
  findProductIds,
  findProductsBySku,
  putCategories,
  putProducts,
  readProducts,
} from './index.ts'
import { aCategory, aChild, aConfigurable, aProduct, NOW } from './testing.ts'

let test: TestDatabase

const shared = aChild({ id: 500, sku: 'shared' })
const documents = [
  aProduct({ id: 1, url_path: 'kleding/jeans bo' }),
  aConfigurable({ id: 2, url_path: '/jurk-mila/' }),
  aConfigurable({ id: 3, status: 2, url_path: 'dubbel', configurable_children: [shared] }),
  aConfigurable({ id: 4, url_path: 'dubbel', configurable_children: [shared] }),
  aProduct({ id: 2092, sku: 'VK2-92', visibility: 1, url_path: null }),
]

beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
  await putProducts(test.db, 'nl', { documents, now: NOW, utcOffsetMinutes: 60 })
  await putCategories(test.db, 'nl', [aCategory({ id: 3, url_path: 'meisjes/jurken' })])
})
afterAll(() => test.close())

describe('findProductBySku', () => {
  it('finds a product by its own sku, and a variant with the product it belongs to', async () => {
    expect(await findProductBySku(test.db, 'nl', 'VK2')).toMatchObject({ product: { id: 2 }, child: null })
    expect(await findProductBySku(test.db, 'nl', 'VK2-98')).toMatchObject({ product: { id: 2 }, child: { id: 2098 } })
  })

  it('prefers a product of its own to the variant it is as well', async () => {
    expect(await findProductBySku(test.db, 'nl', 'VK2-92')).toMatchObject({ product: { id: 2092 }, child: null })
  })

  it('prefers a parent that is on sale', async () => {
    expect(await findProductBySku(test.db, 'nl', 'shared')).toMatchObject({ product: { id: 4 }, child: { id: 500 } })
  })

  it('finds nothing in another view, by an unknown sku or by an impossible one', async () => {
    expect(await findProductBySku(test.db, 'en', 'VK2')).toBeNull()
    expect(await findProductBySku(test.db, 'nl', 'vk2')).toBeNull()
    expect(await findProductBySku(test.db, 'nl', 'VK2\0')).toBeNull()
  })
})

describe('findProductsBySku', () => {
  it('finds many at once, each under the sku asked for', async () => {
    const found = await findProductsBySku(test.db, 'nl', ['VK2-98', 'nope', 'VK1', 'VK1', 'shared'])

    expect([...found].map(([sku, { product }]) => [sku, product.id]).toSorted()).toEqual([
      ['VK1', 1],
      ['VK2-98', 2],
      ['shared', 4],
    ])
  })
})

describe('findProductIds', () => {
  it('names every product a sku is sold by', async () => {
    expect((await findProductIds(test.db, 'nl', ['VK2-92', 'shared', 'nope'])).toSorted((a, b) => a - b)).toEqual([
      2, 3, 4, 2092,
    ])
  })
})

describe('findProductByUrlPath', () => {
  it('finds a product by its path, with or without slashes around it [ROUTE-32]', async () => {
    expect((await findProductByUrlPath(test.db, 'nl', 'jurk-mila'))?.id).toBe(2)
    expect((await findProductByUrlPath(test.db, 'nl', '/jurk-mila/'))?.id).toBe(2)
    expect((await findProductByUrlPath(test.db, 'nl', 'kleding/jeans bo'))?.id).toBe(1)
  })

  it('prefers a product that is on sale where two claim one path', async () => {
    expect((await findProductByUrlPath(test.db, 'nl', 'dubbel'))?.id).toBe(4)
  })

  it('finds nothing by no path, half a path, an impossible or an endless one', async () => {
    for (const path of ['', '/', 'jurk', 'jurk-mila\0', 'x'.repeat(100_000)]) {
      expect(await findProductByUrlPath(test.db, 'nl', path)).toBeNull()
    }
  })
})

describe('findCategoryByUrlPath', () => {
  it('finds a category by its path [ROUTE-34]', async () => {
    expect((await findCategoryByUrlPath(test.db, 'nl', '/meisjes/jurken'))?.id).toBe(3)
    expect(await findCategoryByUrlPath(test.db, 'nl', 'meisjes')).toBeNull()
    expect(await findCategoryByUrlPath(test.db, 'nl', '\0')).toBeNull()
    expect(await findCategoryByUrlPath(test.db, 'de', 'meisjes/jurken')).toBeNull()
  })
})

describe('readProducts', () => {
  it('reads a view in batches without losing or repeating a product', async () => {
    const ids: number[] = []
    for (let after = 0; ; ) {
      const batch = await readProducts(test.db, 'nl', { after, limit: 2 })
      const last = batch.at(-1)
      if (!last) break
      ids.push(...batch.map(({ id }) => id))
      after = last.id
    }

    expect(ids).toEqual([1, 2, 3, 4, 2092])
  })
})
