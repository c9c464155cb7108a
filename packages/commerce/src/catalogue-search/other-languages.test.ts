import type { Db } from '@vonk/platform/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProductsById, putProducts } from '../catalogue/index.ts'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

/** The same products by German names. */
async function nameInGerman(db: Db) {
  const names = new Map([
    [101, 'Zauberumhang Funke'],
    [102, 'Zauberumhang Stern'],
    [103, 'Regenponcho Welle'],
  ])
  const found = await findProductsById(db, 'de', [...names.keys()])
  const documents = found.map((product) => ({ ...product, name: names.get(product.id) ?? '' }))
  await putProducts(db, 'de', { documents, now: Date.now(), utcOffsetMinutes: 60 })
}

let api: CatalogueApi
beforeAll(async () => {
  api = await openCatalogueApi({ prepare: nameInGerman })
})
afterAll(() => api.close())

const listed = { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' }
const path =
  '/api/catalog/vue_storefront_catalog_nl/product/_search?request_format=search-query&response_format=compact'

async function search(text: string, { more = '', filters = [] as object[] } = {}) {
  const query = { _searchText: text, _appliedFilters: [listed, ...filters] }
  const { body } = await api.ask(`${path}${more}`, { body: query })
  const { hits, total, complete } = body as { hits: { sku: string; name: string }[]; total: number; complete: number }
  return { total, complete, skus: hits.map(({ sku }) => sku), names: hits.map(({ name }) => name) }
}

describe('a text that finds nothing', () => {
  it('finds what another language of the shop calls so, by its name in this one', async () => {
    const { skus, names, ...counts } = await search('zauberumhang')

    expect(skus.toSorted()).toEqual(['vk101', 'vk102'])
    expect(names.toSorted()).toEqual(['Hoodie Ster', 'Hoodie Vonkje'])
    expect(counts).toEqual({ total: 2, complete: 2 })
  })

  it('comes in pages, in the same order, filtered like any other', async () => {
    const { skus } = await search('zauberumhang')
    const first = await search('zauberumhang', { more: '&size=1' })
    const second = await search('zauberumhang', { more: '&size=1&from=1' })
    const cheap = await search('zauberumhang', {
      filters: [{ attribute: 'price', value: { lt: 60 }, scope: 'catalog' }],
    })

    expect([first.total, ...first.skus, ...second.skus]).toEqual([2, ...skus])
    expect(cheap.skus).toEqual(['vk101'])
  })

  it('finds only what has every word there', async () => {
    expect((await search('zauberumhang stern')).skus).toEqual(['vk102'])
    expect((await search('regenponcho qqxxzzww')).total).toBe(0)
  })

  it('stays with its own language as long as that finds anything', async () => {
    expect(await search('ster zauberumhang')).toMatchObject({ complete: 0, total: 1, skus: ['vk102'] })
  })
})
