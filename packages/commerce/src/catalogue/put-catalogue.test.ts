import type { ProductDocument, TaxRuleDocument } from '@vonk/contract'
import { emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  findProductBySku,
  findVariants,
  putAttributes,
  putCategories,
  putProducts,
  putTaxRules,
  readAttributes,
  readCategories,
  readPriceHistory,
  readProducts,
  readTaxRules,
  removeAttributes,
  removeCategories,
  removeProducts,
  removeTaxRules,
} from './index.ts'
import { aCategory, aChild, aConfigurable, anAttribute, aProduct, DAY, findProductById, NOW } from './testing.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
})
afterAll(() => test.close())
beforeEach(async () => {
  await emptyTables(test.db, [
    'outbox_event',
    'catalogue_product',
    'catalogue_variant',
    'price_point',
    'catalogue_category',
    'catalogue_attribute',
    'catalogue_tax_rule',
  ])
})

const put = (documents: readonly ProductDocument[], now = NOW, view = 'nl') =>
  putProducts(test.db, view, { documents, now, utcOffsetMinutes: 60 })

async function published(): Promise<unknown[]> {
  const { rows } = await test.db.execute<{ topic: string; payload: unknown }>(
    sql`select payload from outbox_event where topic = 'catalogue-changed' order by transaction_order, id`,
  )
  return rows.map(({ payload }) => payload)
}

async function pricesOf(sku: string) {
  const history = await readPriceHistory(test.db, 'nl', [sku])
  return history.get(sku)?.map(({ since, price }) => [(since - NOW) / DAY, price])
}

describe('putProducts', () => {
  it('stores a document as it is, fields it does not know included [PROD-06]', async () => {
    const document = aConfigurable({ brand: 'Vönk 👖', custom_thing: { deep: [1, null, 'x'] } })

    expect(await put([document])).toEqual([1])

    expect(await findProductById(test.db, 'nl', 1)).toEqual(document)
    expect(await findProductById(test.db, 'en', 1)).toBeNull()
  })

  it('changes and tells nothing when the same content is put again, whatever the order of its fields', async () => {
    const documents = [aConfigurable({ id: 1 }), aProduct({ id: 2 })]
    await put(documents)
    const before = { events: await published(), prices: await pricesOf('VK1-92') }

    const reordered = Object.fromEntries(Object.entries(aProduct({ id: 2 })).toReversed())
    // Only the order of its fields is another.
    expect(await put([aConfigurable({ id: 1 }), reordered as ProductDocument], NOW + DAY)).toEqual([])

    expect({ events: await published(), prices: await pricesOf('VK1-92') }).toEqual(before)
  })

  it('answers and tells which products are new or differ', async () => {
    await put([aProduct({ id: 1 }), aProduct({ id: 2 })])

    expect(await put([aProduct({ id: 1 }), aProduct({ id: 2, name: 'Jeans Kim' }), aProduct({ id: 3 })])).toEqual([
      2, 3,
    ])

    expect(await published()).toEqual([
      { view: 'nl', entity: 'product', ids: [1, 2] },
      { view: 'nl', entity: 'product', ids: [2, 3] },
    ])
    expect((await findProductById(test.db, 'nl', 2))?.name).toBe('Jeans Kim')
  })

  it('tells of many products in events of at most 500', async () => {
    await put(Array.from({ length: 1_201 }, (_, index) => aProduct({ id: index + 1 })))

    const events = (await published()) as { ids: number[] }[]
    expect(events.map(({ ids }) => ids.length)).toEqual([500, 500, 201])
    expect(events.flatMap(({ ids }) => ids)).toEqual(Array.from({ length: 1_201 }, (_, index) => index + 1))
  })

  it('keeps nothing and tells nothing when the transaction around it fails', async () => {
    const failed = test.db.transaction(async (tx) => {
      await putProducts(tx, 'nl', { documents: [aConfigurable()], now: NOW, utcOffsetMinutes: 60 })
      throw new Error('changed my mind')
    })

    await expect(failed).rejects.toThrow('changed my mind')
    expect(await published()).toEqual([])
    expect(await findProductBySku(test.db, 'nl', 'VK1-92')).toBeNull()
    expect(await pricesOf('VK1')).toBeUndefined()
  })

  it('replaces the variants of a product that comes again, and of no other', async () => {
    await put([aConfigurable({ id: 1 }), aConfigurable({ id: 2 })])

    await put([aConfigurable({ id: 1, configurable_children: [aChild({ id: 7, sku: 'VK1-104' })] })])

    const found = await findVariants(test.db, 'nl', ['VK1-92', 'VK1-98', 'VK1-104', 'VK2-92'])
    expect(found).toEqual([
      { sku: 'VK1-104', id: 7, parentId: 1 },
      { sku: 'VK2-92', id: 2092, parentId: 2 },
    ])
  })

  it('takes the last of two documents with one id, or with one sku', async () => {
    await put([aProduct({ id: 1, name: 'first' }), aProduct({ id: 1, name: 'second' })])
    await put([aProduct({ id: 5, sku: 'same' }), aProduct({ id: 4, sku: 'same' })])

    expect((await findProductById(test.db, 'nl', 1))?.name).toBe('second')
    expect((await findProductBySku(test.db, 'nl', 'same'))?.product.id).toBe(4)
    expect(await findProductById(test.db, 'nl', 5)).toBeNull()
  })

  it('lets a product with a new id take over its sku, and two products swap theirs', async () => {
    await put([aProduct({ id: 1, sku: 'A' }), aProduct({ id: 2, sku: 'B' })])

    await put([aProduct({ id: 1, sku: 'B' }), aProduct({ id: 2, sku: 'A' })])
    await put([aProduct({ id: 9, sku: 'A' })])

    expect((await findProductBySku(test.db, 'nl', 'B'))?.product.id).toBe(1)
    expect((await findProductBySku(test.db, 'nl', 'A'))?.product.id).toBe(9)
    expect((await published()).at(-1)).toEqual({ view: 'nl', entity: 'product', ids: [2, 9] })
  })

  it('stores texts that Postgres cannot hold without the impossible characters', async () => {
    await put([aProduct({ sku: 'VK\u00001', name: 'half \ud83d', description: 'a\u0000b' })])
    await put([aProduct({ sku: 'VK\u00001', name: 'half \ud83d', description: 'a\u0000c' })])

    expect(await findProductBySku(test.db, 'nl', 'VK1')).toMatchObject({
      product: { name: 'half \ufffd', description: 'ac' },
    })
  })

  it('serves two writers of the same products in opposite order', async () => {
    const documents = Array.from({ length: 300 }, (_, index) => aConfigurable({ id: index + 1 }))
    const renamed = documents.map((document) => ({ ...document, name: 'renamed' })).toReversed()
    await put(documents)

    await Promise.all([put(renamed), put(documents.map((document) => ({ ...document, name: 'other' })))])

    const names = (await readProducts(test.db, 'nl', { after: 0, limit: 300 })).map(({ name }) => name)
    expect(new Set(names).size).toBe(1)
  })

  it('refuses a view that does not exist', async () => {
    await expect(put([aProduct()], NOW, 'fr')).rejects.toThrow()
  })
})

describe('putProducts, on prices', () => {
  it('begins the price history of a product and its variants [PRICE-01]', async () => {
    await put([aConfigurable({ configurable_children: [aChild({ price: 39.99 })] })])

    expect(await pricesOf('VK1')).toEqual([[0, 4999]])
    expect(await pricesOf('VK1-92')).toEqual([[0, 3999]])
  })

  it('adds a point only when the price asked is another', async () => {
    await put([aProduct()])
    await put([aProduct({ name: 'Jeans Kim' })], NOW + DAY)
    await put([aProduct({ name: 'Jeans Kim', price: 39.99 })], NOW + 2 * DAY)
    await put([aProduct({ price: 45, special_price: 39.99 })], NOW + 3 * DAY)
    await put([aProduct({ price: 45 })], NOW + 4 * DAY)

    expect(await pricesOf('VK1')).toEqual([
      [0, 4999],
      [2, 3999],
      [4, 4500],
    ])
  })

  it('knows ahead when a dated special price begins and ends [PRICE-10]', async () => {
    const special = { special_price: 29.99, special_from_date: '2026-11-20T12:00:00Z' }
    await put([aProduct({ ...special, special_to_date: '2026-11-25T11:59:59.999Z' })])

    expect(await pricesOf('VK1')).toEqual([
      [0, 4999],
      [5, 2999],
      [10, 4999],
    ])
  })

  it('reads dates without a zone by the clock of the shop', async () => {
    await put([aProduct({ special_price: 29.99, special_from_date: '2026-11-20 13:00:00' })])

    expect((await pricesOf('VK1'))?.at(-1)).toEqual([5, 2999])
  })

  it('forgets what lies ahead when the dates change, and never what was asked', async () => {
    const special = { special_price: 29.99, special_from_date: '2026-11-20T12:00:00Z' }
    await put([aProduct({ ...special, special_to_date: '2026-11-25T11:59:59.999Z' })])

    await put([aProduct({ ...special, special_to_date: '2026-11-23T11:59:59.999Z' })], NOW + 6 * DAY)

    expect(await pricesOf('VK1')).toEqual([
      [0, 4999],
      [5, 2999],
      [8, 4999],
    ])
  })

  it('leaves a product without a price without history', async () => {
    await put([aProduct({ price: null })])

    expect(await pricesOf('VK1')).toBeUndefined()
  })
})

describe('removeProducts', () => {
  it('removes products with their variants, tells of them, and keeps their price history', async () => {
    await put([aConfigurable({ id: 1 }), aConfigurable({ id: 2 })])

    expect(await removeProducts(test.db, 'nl', [1, 77])).toEqual([1])

    expect(await findProductById(test.db, 'nl', 1)).toBeNull()
    expect(await findVariants(test.db, 'nl', ['VK1-92', 'VK2-92'])).toMatchObject([{ sku: 'VK2-92' }])
    expect((await published()).at(-1)).toEqual({ view: 'nl', entity: 'product', ids: [1] })
    expect(await pricesOf('VK1')).toEqual([[0, 4999]])
  })
})

describe('putCategories', () => {
  it('stores, replaces, tells of and removes the categories of one view', async () => {
    expect(await putCategories(test.db, 'nl', [aCategory({ id: 4 }), aCategory({ id: 3 })])).toEqual([3, 4])
    expect(await putCategories(test.db, 'nl', [aCategory({ id: 4 }), aCategory({ id: 3, name: 'Girls' })])).toEqual([3])
    await putCategories(test.db, 'en', [aCategory({ id: 3, name: 'Other view' })])
    expect(await removeCategories(test.db, 'nl', [4])).toEqual([4])

    expect(await readCategories(test.db, 'nl')).toEqual([aCategory({ id: 3, name: 'Girls' })])
    expect(await published()).toContainEqual({ view: 'nl', entity: 'category', ids: [4] })
  })
})

describe('putAttributes', () => {
  it('keeps one attribute per code', async () => {
    await putAttributes(test.db, 'nl', [
      anAttribute({ attribute_id: 93 }),
      anAttribute({ attribute_id: 94, attribute_code: 'color' }),
    ])

    expect(await putAttributes(test.db, 'nl', [anAttribute({ attribute_id: 95 })])).toEqual([95])

    const codes = (await readAttributes(test.db, 'nl')).map(({ attribute_id, attribute_code }) => [
      attribute_id,
      attribute_code,
    ])
    expect(codes).toEqual([
      [94, 'color'],
      [95, 'size'],
    ])
    expect(await removeAttributes(test.db, 'nl', [94, 95])).toHaveLength(2)
  })
})

describe('putTaxRules', () => {
  it('stores the tax rules of a view [PRICE-15]', async () => {
    const rule: TaxRuleDocument = {
      id: 1,
      customer_tax_class_ids: [3],
      product_tax_class_ids: [2],
      rates: [{ id: 1, tax_country_id: 'NL', rate: 21, tax_region_id: 0, region_name: null }],
    }

    expect(await putTaxRules(test.db, 'nl', [rule])).toEqual([1])
    expect(await putTaxRules(test.db, 'nl', [rule])).toEqual([])
    expect(await readTaxRules(test.db, 'nl')).toEqual([rule])
    expect(await removeTaxRules(test.db, 'nl', [1])).toEqual([1])
    expect(await published()).toHaveLength(2)
  })
})
