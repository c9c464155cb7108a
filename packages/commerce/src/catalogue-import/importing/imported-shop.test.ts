import { settingsOf } from '@vonk/domain/settings/testing'
import { createApi } from '@vonk/platform/http'
import { createOutbox } from '@vonk/platform/outbox'
import { aLog, aSearchEngine } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  catalogueSearchRoutes,
  createCatalogueSearch,
  createParentStock,
  openCatalogueIndex,
  productRoutes,
} from '../../catalogue-search/index.ts'
import { stockRoutes, takeStock } from '../../stock/index.ts'
import { openDumpFile } from '../reading/open-dump-file.ts'
import { shopDumpPath } from '../testing/a-dump.ts'
import { type OpenImport, openImport } from '../testing/open-import.ts'

let opened: OpenImport
let ask: (path: string, body?: object) => Promise<unknown>
let close: () => Promise<void>

beforeAll(async () => {
  opened = await openImport()
  const { db, url, directory } = opened
  await opened.take(await openDumpFile(shopDumpPath))
  const { log } = aLog()
  const outbox = createOutbox({ db, url, log })
  const engine = aSearchEngine()
  const settings = settingsOf({ defaultCountry: 'NL' })
  const index = await openCatalogueIndex({ db, outbox, engine, directory, settingsOf: () => settings, log })
  const search = createCatalogueSearch({ db, engine, index, directory, onFailure: (error) => log.error(error) })
  const groupOf = async () => null
  const routes = [
    ...catalogueSearchRoutes({ search, directory, groupOf, sign: () => 'signed' }),
    ...productRoutes({ db, search, index, directory, groupOf, sign: () => 'signed' }),
    ...stockRoutes({ db, findParentStock: createParentStock({ search, directory }) }),
  ]
  const api = createApi({ routes, log })
  ask = async (path, body) => {
    const headers = { 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}
    return (await api.fetch(new Request(`http://localhost${path}`, init))).json()
  }
  close = async () => {
    await index.close()
    await outbox.close()
  }
})
afterAll(async () => {
  await close()
  await opened.close()
})

const answer = z.object({
  hits: z.object({ hits: z.array(z.object({ _source: z.looseObject({ sku: z.string() }) })) }),
})

async function find(body: object) {
  const found = answer.parse(await ask('/api/catalog/vue_storefront_catalog/product/_search?size=50', body))
  return found.hits.hits.map(({ _source: source }) => source)
}

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
  { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' },
]
const shown = ['VB1', 'VCART', 'VG1', 'VH09', 'VH10', 'VT01', 'VT02']

describe('importCatalogue', () => {
  it('leaves every product it took in where shoppers browse [CAT-13] [CAT-14] [CAT-15]', async () => {
    const inWomen = { attribute: 'category_ids', value: { in: [20, 21] }, scope: 'default' }

    expect((await find({ _appliedFilters: listed })).map(({ sku }) => sku).toSorted()).toEqual(shown)
    expect((await find({ _appliedFilters: [...listed, inWomen] })).map(({ sku }) => sku).toSorted()).toEqual([
      'VT01',
      'VT02',
    ])
  })

  it('leaves them to be found by words, also by the name of a category and of a colour [SRCH-21]', async () => {
    const byWords = async (text: string) =>
      (await find({ _appliedFilters: listed, _searchText: text })).map(({ sku }) => sku)

    expect((await byWords('dune hoodie')).slice(0, 2).toSorted()).toEqual(['VH09', 'VH10'])
    expect(await byWords('sanne')).toEqual(['VT01'])
    expect(await byWords('nadia')).toContain('VT02')
  })

  it('leaves them to be filtered by colour and size [FILT-03]', async () => {
    const bySize = { attribute: 'size', value: { in: ['167'] }, scope: 'catalog' }

    expect((await find({ _appliedFilters: [...listed, bySize] })).map(({ sku }) => sku).toSorted()).toEqual([
      'VT01',
      'VT02',
    ])
  })

  it('leaves each at an address of its own that leads to it [ROUTE-32] [ROUTE-42]', async () => {
    for (const { id, sku, url_path: url } of await find({ _appliedFilters: listed })) {
      expect(await ask('/api/url/map', { url })).toMatchObject({ _type: 'product', _id: String(id), _source: { sku } })
    }
    expect(await ask('/api/url/map', { url: 'women/tops-women' })).toMatchObject({ _type: 'category', _id: '21' })
  })

  it('leaves each to be bought, at a price [PRICE-11] [PRICE-12]', async () => {
    const products = await find({ _appliedFilters: listed })
    const skus = ['VT01-XS-Blue', 'VT02-XS-Green', 'VH09', 'VH10', 'VCART']

    expect(Object.fromEntries(products.map(({ sku, final_price_incl_tax: price }) => [sku, price]))).toEqual({
      VB1: 84.7,
      VCART: 5,
      VG1: 154.7,
      VH09: 84.7,
      VH10: 70,
      VT01: 18,
      VT02: 29,
    })
    expect(
      await takeStock(
        opened.db,
        skus.map((sku) => ({ sku, quantity: 1 })),
        'order 1',
      ),
    ).toMatchObject({ ok: true })
    expect(await ask('/api/stock/check?sku=VB1')).toMatchObject({ result: { is_in_stock: true } })
  })
})
