import { pageTags } from '@vonk/domain/page-tags'
import { CACHE_TAGS_HEADER } from '@vonk/platform/http'
import { comparePositions, lastPosition } from '@vonk/platform/outbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProductsById, putProducts } from '../catalogue/index.ts'
import { putStock } from '../stock/index.ts'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'
import { categories } from './testing/small-catalogue.ts'

let api: CatalogueApi
beforeAll(async () => {
  api = await openCatalogueApi()
})
afterAll(() => api.close())

const index = '/api/catalog/vue_storefront_catalog_nl'
const format = 'request_format=search-query&response_format=compact&size=50'
const headers = { [CACHE_TAGS_HEADER]: 'wanted', 'x-vs-store-code': 'nl' }

async function search(query: object, { entity = 'product', more = '' } = {}) {
  const { cacheTags } = await api.ask(`${index}/${entity}/_search?${format}${more}`, { body: query, headers })
  return cacheTags
}

const where = (attribute: string, ...values: (string | number)[]) => ({ attribute, value: { in: values } })

async function map(url: string) {
  return (await api.ask('/api/url/map', { body: { url }, headers })).cacheTags
}

const catalogue = pageTags.catalogue('nl')

describe('noteSearch', () => {
  it('names the category of a list and every product of it, those that may join it too', async () => {
    const cacheTags = await search({ _appliedFilters: [where('category_ids', categories.hoodies)] })

    expect(new Set(cacheTags?.tags)).toEqual(
      new Set([
        catalogue,
        pageTags.category('nl', categories.hoodies),
        pageTags.products('nl'),
        ...[101, 102, 103].map((id) => pageTags.product('nl', id)),
      ]),
    )
  })

  it('looks at all stock where a list is of no category, or counts beyond it', async () => {
    expect((await search({ _searchText: 'hoodie' }))?.tags).toContain(pageTags.stock('nl'))
    const inCategory = { ...where('category_ids', categories.hoodies), scope: 'catalog' }
    const counted = await search({ _appliedFilters: [inCategory], _availableFilters: [{ field: 'category_ids' }] })
    expect(counted?.tags).toContain(pageTags.stock('nl'))
  })

  it('names products that were asked for by name alone, unless one is missing', async () => {
    expect((await search({ _appliedFilters: [where('sku', 'bag', 'vk101')] }))?.tags.toSorted()).toEqual(
      [catalogue, pageTags.product('nl', 101), pageTags.product('nl', 104)].toSorted(),
    )
    expect((await search({ _appliedFilters: [where('sku', 'bag', 'coming-soon')] }))?.tags).toContain(
      pageTags.products('nl'),
    )
  })

  it('names the product whose variant was asked for', async () => {
    expect((await search({ _appliedFilters: [where('sku', 'vk101-92')] }))?.tags.toSorted()).toEqual(
      [catalogue, pageTags.product('nl', 101)].toSorted(),
    )
  })

  it('names what all products share for categories, attributes and taxes, and reviews for reviews', async () => {
    for (const entity of ['category', 'attribute', 'taxrule']) {
      expect((await search({}, { entity }))?.tags, entity).toEqual([catalogue])
    }
    expect((await search({}, { entity: 'review' }))?.tags).toEqual([pageTags.reviews])
  })

  it('says nothing of what is only for some, or another every time', async () => {
    const groupToken = await api.tokens.sign({ groupId: 2, customerId: 1 })

    expect(await search({ groupToken, _appliedFilters: [where('sku', 'bag')] })).toBeNull()
    expect(await search({ _appliedSort: [{ field: 'random', options: 'asc' }] })).toBeNull()
  })

  it('names the address that was asked for, whatever is there', async () => {
    expect((await map('/tas-pluk'))?.tags).toEqual(
      expect.arrayContaining([pageTags.address('nl', 'tas-pluk'), pageTags.product('nl', 104), catalogue]),
    )
    expect((await map('/oud'))?.tags).toContain(pageTags.address('nl', 'oud'))
    expect((await map('/meisjes/hoodies'))?.tags).toContain(pageTags.category('nl', categories.hoodies))
    expect((await map('/nergens'))?.tags).toEqual([pageTags.address('nl', 'nergens'), catalogue])
  })

  it('is no newer than the index is: what was published and not read yet is not in it', async () => {
    await putStock(api.db, { rows: [{ sku: 'bag', productId: 104, quantity: 1 }], reason: 'import' })
    const changed = await lastPosition(api.db)
    const quantityOf = async () => {
      const { body, cacheTags } = await api.ask(`${index}/product/_search?${format}`, {
        body: { _appliedFilters: [where('sku', 'bag')] },
        headers,
      })
      const isIn = cacheTags !== null && comparePositions(cacheTags.asOf, changed) >= 0
      return { isIn, isSeen: JSON.stringify(body).includes('"qty":1,') }
    }

    await expect
      .poll(async () => {
        const { isIn, isSeen } = await quantityOf()
        // Never told to be in it before it is.
        expect(isIn && !isSeen).toBe(false)
        return isIn
      })
      .toBe(true)
  })

  it('ends when the clock changes a price of the view', async () => {
    expect((await search({ _appliedFilters: [where('sku', 'bag')] }))?.until).toBeNull()
    const documents = (await findProductsById(api.db, 'nl', [101])).map((product) => ({
      ...product,
      special_price: 5,
      special_from_date: '2039-01-01 00:00:00',
    }))
    await putProducts(api.db, 'nl', { documents, now: Date.now(), utcOffsetMinutes: 60 })

    await expect
      .poll(async () => (await search({ _appliedFilters: [where('sku', 'bag')] }))?.until)
      .toBe(Date.parse('2038-12-31T23:00:00Z'))
  })
})
