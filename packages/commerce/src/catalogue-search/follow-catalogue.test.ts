import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putCategories, putProducts, putTaxRules, readTaxRules, removeProducts } from '../catalogue/index.ts'
import { findProductById } from '../catalogue/testing.ts'
import { aDocument } from '../prices/testing.ts'
import { adjustStock } from '../stock/testing.ts'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

let api: CatalogueApi
beforeEach(async () => {
  api = await openCatalogueApi()
})
afterEach(() => api.close())

const path = '/api/catalog/vue_storefront_catalog'

async function find(entity: string, attribute: string, value: unknown) {
  const { body } = await api.ask(`${path}/${entity}/_search?request_format=search-query&response_format=compact`, {
    body: { _appliedFilters: [{ attribute, value: { eq: value } }] },
  })
  return hitsOf(body)[0] ?? null
}

type Hit = Readonly<Record<string, unknown>>

function hitsOf(body: Hit | null): readonly Hit[] {
  // Compact answers hold a list of documents.
  return (body?.['hits'] ?? []) as readonly Hit[]
}

async function change(id: number, parts: object) {
  const document = await findProductById(api.db, 'nl', id)
  if (!document) throw new Error(`there is no product ${id}`)
  await putProducts(api.db, 'nl', { documents: [{ ...document, ...parts }], now: Date.now(), utcOffsetMinutes: 60 })
}

describe('openCatalogueIndex', () => {
  it('carries a change of a product within a moment', async () => {
    await change(104, { name: 'Tas Zon', price: 25 })

    await expect.poll(() => find('product', 'id', 104)).toMatchObject({ name: 'Tas Zon', price_incl_tax: 25 })
  })

  it('carries a change of stock, of a variant to its product and its size filter', async () => {
    expect((await find('product', 'id', 101))?.['size_options']).toContain(198)

    await adjustStock(api.db, { sku: 'vk101-98', delta: -5, reason: 'count' })

    await expect.poll(() => find('product', 'id', 101)).toMatchObject({ stock: { qty: 10 }, size_options: [192, 228] })
  })

  it('carries what somebody changes in SQL, as if the shop had done it', async () => {
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local vonk.writer = ''`)
      await tx.execute(sql`update stock_item set quantity = 0, is_in_stock = false where sku = 'vk101-98'`)
      await tx.execute(sql`update catalogue_product
        set document = jsonb_set(document::jsonb, '{price}', '25')::json where view = 'nl' and id = 104`)
    })

    await expect.poll(() => find('product', 'id', 101)).toMatchObject({ stock: { qty: 10 }, size_options: [192, 228] })
    await expect.poll(() => find('product', 'id', 104)).toMatchObject({ price_incl_tax: 25 })
  })

  it('lists what is out of stock as soon as the view wants it, and no longer when it does not', async () => {
    const sizesOf = async () => (await find('product', 'id', 103))?.['size_options']
    expect(await sizesOf()).toEqual([192, 228])

    await api.stores.configure('nl', { listOutOfStock: true })
    await expect.poll(() => sizesOf()).toEqual([192, 198, 228])

    await api.stores.configure('nl', { listOutOfStock: null })
    await expect.poll(() => sizesOf()).toEqual([192, 228])
  })

  it('asks visitors for the price of the group the view gives them, and of none where groups have no prices [PRICE-23]', async () => {
    const priceOf = async () => (await find('product', 'id', 101))?.['final_price_incl_tax']
    expect(await priceOf()).toBe(40)

    await api.stores.configure('nl', { userGroupId: 2 })
    await expect.poll(() => priceOf()).toBe(20)

    await api.stores.configure('nl', { usePriceTiers: false })
    await expect.poll(() => priceOf()).toBe(40)
  })

  it('adds the tax to prices that are stored without it', async () => {
    const priceOf = async () => (await find('product', 'id', 104))?.['final_price_incl_tax']
    expect(await priceOf()).toBe(30)

    await api.stores.configure('nl', { sourcePriceIncludesTax: false })
    await expect.poll(() => priceOf()).toBe(36.3)
  })

  it('counts prices in the ranges the view sets', async () => {
    const keysOf = async () => {
      const search = `${path}/product/_search?request_format=search-query&response_format=compact`
      const { body } = await api.ask(search, { body: { _availableFilters: [{ field: 'price', scope: 'catalog' }] } })
      return JSON.stringify(body)
    }
    expect(await keysOf()).toContain('"key":"0.0-100.0"')

    await api.stores.configure('nl', {
      priceRanges: [
        { from: 0, to: 2500 },
        { from: 2500, to: null },
      ],
    })
    await expect.poll(() => keysOf()).toContain('"key":"25.0-*"')
    expect(await keysOf()).not.toContain('"key":"0.0-100.0"')
  })

  it('forgets what was removed', async () => {
    await removeProducts(api.db, 'nl', [104])

    await expect.poll(() => find('product', 'id', 104)).toBeNull()
    expect(await find('product', 'id', 101)).not.toBeNull()
  })

  it('carries a change of a category', async () => {
    const girls = { id: 20, parent_id: 2, name: 'Girls', level: 2, path: '1/2/20', position: 2, is_active: true }
    await putCategories(api.db, 'nl', [girls])

    await expect.poll(() => find('category', 'id', 20)).toMatchObject({ name: 'Girls' })
  })

  it('counts in a category what its list shows, and lists what is in its children [CAT-01] [CAT-14] [CAT-15]', async () => {
    const listedIn = async (id: number) => {
      const shown = [
        { attribute: 'visibility', value: { in: [2, 3, 4] } },
        { attribute: 'status', value: { in: [0, 1] } },
        { attribute: 'stock.is_in_stock', value: { eq: true } },
        { attribute: 'category_ids', value: { in: [id] } },
      ]
      const { body } = await api.ask(`${path}/product/_search?request_format=search-query&response_format=compact`, {
        body: { _appliedFilters: shown },
      })
      const category = await find('category', 'id', id)
      return [body?.['total'], category?.['product_count']]
    }
    expect([await listedIn(20), await listedIn(21)]).toEqual([
      [4, 4],
      [3, 3],
    ])

    await change(104, { category_ids: [21] })
    await expect
      .poll(() => Promise.all([listedIn(20), listedIn(21)]))
      .toEqual([
        [4, 4],
        [4, 4],
      ])

    await adjustStock(api.db, { sku: 'bag', delta: -5, reason: 'count' })
    await expect
      .poll(() => Promise.all([listedIn(20), listedIn(21)]))
      .toEqual([
        [3, 3],
        [3, 3],
      ])
  })

  it('lists products under the categories above them as soon as those move [CAT-01]', async () => {
    const closed = { id: 23, parent_id: 2, name: 'Dicht', level: 2, path: '1/2/23', position: 4, is_active: true }
    const hoodies = {
      id: 21,
      parent_id: 23,
      name: 'Hoodies',
      level: 3,
      path: '1/2/23/21',
      position: 1,
      is_active: true,
    }
    await putCategories(api.db, 'nl', [closed, hoodies])

    await expect.poll(() => find('category', 'id', 23)).toMatchObject({ product_count: 3 })
  })

  it('carries the price of a part to the outfits it belongs to, and its end [PRICE-11]', async () => {
    const link = { sku: 'outfit', link_type: 'associated', linked_product_type: 'simple', linked_product_sku: 'bag' }
    const outfit = aDocument({ id: 110, sku: 'outfit', type_id: 'grouped', price: null, product_links: [link] })
    await putProducts(api.db, 'nl', { documents: [outfit], now: Date.now(), utcOffsetMinutes: 60 })
    await expect.poll(() => find('product', 'id', 110)).toMatchObject({ price_incl_tax: 30 })

    await change(104, { price: 25 })
    await expect.poll(() => find('product', 'id', 110)).toMatchObject({ price_incl_tax: 25 })

    await removeProducts(api.db, 'nl', [104])
    await expect.poll(() => find('product', 'id', 110)).not.toHaveProperty('price_incl_tax')
  })

  it('sorts by the price of a group that nobody had a price for before [PRICE-23]', async () => {
    const groupToken = await api.tokens.sign({ groupId: 9, customerId: 1 })
    const cheapest = async () => {
      const { body } = await api.ask(
        `${path}/product/_search?request_format=search-query&response_format=compact&sort=final_price:asc&size=2`,
        { body: { _appliedFilters: [{ attribute: 'category_ids', value: { in: [20] } }], groupToken } },
      )
      return hitsOf(body).map(({ sku }) => sku)
    }
    expect(await cheapest()).toEqual(['bag', 'vk101'])

    await change(104, { price: 70, tier_prices: [{ customer_group_id: 9, qty: 1, value: 55 }] })

    await expect.poll(() => cheapest()).toEqual(['vk101', 'bag'])
  })

  it('carries a special price that begins by the clock [PRICE-10]', async () => {
    const from = new Date(Date.now() + 300).toISOString()
    await change(104, { special_price: 20, special_from_date: from })

    await expect.poll(() => find('product', 'id', 104)).toMatchObject({ price_incl_tax: 20 })
  })
})

describe('a change of taxes', () => {
  it('is seen at once, while the products are still being priced again [PRICE-15] [PRICE-02]', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let isHeld = false
    const held = await openCatalogueApi({
      wrap: (engine) => ({
        ...engine,
        async index(collection, documents) {
          if (isHeld && collection.entity === 'product') await released
          return engine.index(collection, documents)
        },
      }),
    })
    const netPrice = async () => {
      const { body } = await held.ask(`${path}/product/_search?request_format=search-query&response_format=compact`, {
        body: { _appliedFilters: [{ attribute: 'id', value: { eq: 104 } }] },
      })
      return hitsOf(body)[0]?.['price']
    }
    expect(await netPrice()).toBe(24.79)
    const rules = await readTaxRules(held.db, 'nl')
    isHeld = true
    await putTaxRules(
      held.db,
      'nl',
      rules.map((rule) => ({ ...rule, rates: rule.rates.map((rate) => ({ ...rate, rate: 9 })) })),
    )

    await expect.poll(() => netPrice()).toBe(27.52)
    release()
    await held.close()
  })
})
