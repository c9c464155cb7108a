import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findProductById, putCategories, putProducts, removeProducts } from '../catalogue/index.ts'
import { adjustStock } from '../stock/index.ts'
import { aDocument } from './testing/documents.ts'
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
  // Compact answers hold a list of documents.
  return ((body?.['hits'] ?? []) as Readonly<Record<string, unknown>>[])[0] ?? null
}

async function change(id: number, parts: object) {
  const document = await findProductById(api.db, 'nl', id)
  if (!document) throw new Error(`there is no product ${id}`)
  await putProducts(api.db, 'nl', { documents: [{ ...document, ...parts }], now: Date.now(), utcOffsetMinutes: 60 })
}

describe('openCatalogueIndex', () => {
  it('carries a change of a product within a moment', async () => {
    await change(104, { name: 'Tas Zon', price: 25 })

    await vi.waitFor(async () => {
      expect(await find('product', 'id', 104)).toMatchObject({ name: 'Tas Zon', price_incl_tax: 25 })
    })
  })

  it('carries a change of stock, of a variant to its product and its size filter', async () => {
    expect((await find('product', 'id', 101))?.['size_options']).toContain(198)

    await adjustStock(api.db, { sku: 'vk101-98', delta: -5, reason: 'count' })

    await vi.waitFor(async () => {
      expect(await find('product', 'id', 101)).toMatchObject({ stock: { qty: 10 }, size_options: [192, 228] })
    })
  })

  it('forgets what was removed', async () => {
    await removeProducts(api.db, 'nl', [104])

    await vi.waitFor(async () => {
      expect(await find('product', 'id', 104)).toBeNull()
    })
    expect(await find('product', 'id', 101)).not.toBeNull()
  })

  it('carries a change of a category', async () => {
    const girls = { id: 20, parent_id: 2, name: 'Girls', level: 2, path: '1/2/20', position: 2, is_active: true }
    await putCategories(api.db, 'nl', [girls])

    await vi.waitFor(async () => {
      expect(await find('category', 'id', 20)).toMatchObject({ name: 'Girls' })
    })
  })

  it('carries the price of a part to the outfits it belongs to, and its end [PRICE-11]', async () => {
    const link = { sku: 'outfit', link_type: 'associated', linked_product_type: 'simple', linked_product_sku: 'bag' }
    const outfit = aDocument({ id: 110, sku: 'outfit', type_id: 'grouped', price: null, product_links: [link] })
    await putProducts(api.db, 'nl', { documents: [outfit], now: Date.now(), utcOffsetMinutes: 60 })
    await vi.waitFor(async () => {
      expect(await find('product', 'id', 110)).toMatchObject({ price_incl_tax: 30 })
    })

    await change(104, { price: 25 })
    await vi.waitFor(async () => {
      expect(await find('product', 'id', 110)).toMatchObject({ price_incl_tax: 25 })
    })

    await removeProducts(api.db, 'nl', [104])
    await vi.waitFor(async () => {
      expect(await find('product', 'id', 110)).not.toHaveProperty('price_incl_tax')
    })
  })

  it('carries a special price that begins by the clock [PRICE-10]', async () => {
    const from = new Date(Date.now() + 300).toISOString()
    await change(104, { special_price: 20, special_from_date: from })

    await vi.waitFor(
      async () => {
        expect(await find('product', 'id', 104)).toMatchObject({ price_incl_tax: 20 })
      },
      { timeout: 3000 },
    )
  })
})
