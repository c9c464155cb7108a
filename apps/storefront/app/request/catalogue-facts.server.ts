import type { Client } from '@vonk/client'
import { type AttributeDocument, type CategoryDocument, searchCatalogue } from '@vonk/contract'
import { type AttributeStore, attributesToLoad, storeAttributes } from '@vonk/domain/products'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopSettings } from '@vonk/domain/settings'
import { type AttributeFact, type ShownCategory, toAttributeFact, toShownCategory } from './catalogue-fact.ts'
import type { ShopRequest } from './shop-request.server.ts'

/** What nearly every page of a view needs and what seldom changes. */
export type CatalogueFacts = {
  /** Active ones only, by position. */
  readonly categories: readonly ShownCategory[]
  readonly attributes: ReadonlyMap<string, AttributeFact>
}

type FactsRequest = Pick<ShopRequest, 'client' | 'settings' | 'view' | 'caches' | 'host'>

/** Categories and attributes of the view, read once every few seconds for everybody. */
export function loadCatalogueFacts(shop: FactsRequest): Promise<CatalogueFacts> {
  const { client, settings, view, caches, host } = shop
  return caches.catalogueFacts.find(
    view.code,
    async () => {
      const [categories, first] = await readFacts(client, view.code, settings)
      const attributes = [...first, ...(await findOtherAttributes(shop, first))]
      // Documents that did not change are the same objects: so are the facts, and all that was made from them.
      return caches.factsOfViews.find(view.code, [...categories, ...attributes], () => toFacts(categories, attributes))
    },
    host.onError,
  )
}

function toFacts(categories: readonly CategoryDocument[], attributes: readonly AttributeDocument[]): CatalogueFacts {
  return {
    categories: categories.map(toShownCategory),
    attributes: new Map(attributes.map((document) => [document.attribute_code, toAttributeFact(document)])),
  }
}

function readFacts(client: Client, storeCode: string, settings: ShopSettings) {
  return Promise.all([
    readAll<CategoryDocument>(client, storeCode, {
      entity: 'category',
      size: settings.categoryFetchSize,
      sort: 'position:asc',
      _appliedFilters: [{ attribute: 'is_active', value: { eq: true } }],
    }),
    readAll<AttributeDocument>(client, storeCode, { entity: 'attribute', size: settings.attributePageSize }),
  ])
}

type StoredDocument = { readonly code: string; readonly id: string; readonly document: AttributeDocument }
type Store = AttributeStore<StoredDocument>

/** Those that lists are filtered by and that did not fit into the first answer; what the API does not know is not asked for again. */
async function findOtherAttributes(shop: FactsRequest, first: readonly AttributeDocument[]) {
  const { settings, view, caches, host } = shop
  const loaded = storeAttributes(noAttributes(), { requested: [], returned: first.map(toStored) })
  const ask = async (store: Store): Promise<Store> => {
    const requested = attributesToLoad(settings.listFilters, store)
    if (requested.length === 0) return store
    const _appliedFilters = [{ attribute: 'attribute_code', value: { in: requested } }]
    const reading = { entity: 'attribute', size: settings.attributePageSize, _appliedFilters } as const
    const returned = await readAll<AttributeDocument>(shop.client, view.code, reading)
    return storeAttributes(store, { requested, returned: returned.map(toStored) })
  }
  const cached = await caches.attributeStores.find(view.code, () => ask(loaded), host.onError)
  // Something else than a minute ago may be filtered by.
  const { byCode } = await ask(cached)
  return [...byCode.values()].filter(({ code }) => !loaded.byCode.has(code)).map(({ document }) => document)
}

function noAttributes(): Store {
  return { byCode: new Map(), byId: new Map(), blacklist: new Set() }
}

function toStored(document: AttributeDocument): StoredDocument {
  return { code: document.attribute_code, id: String(document.attribute_id), document }
}

type Reading = {
  readonly entity: 'category' | 'attribute'
  readonly size: number
  readonly sort?: string
  readonly _appliedFilters?: { attribute: string; value: unknown }[]
}

/** The API ends a list that is too long for one answer: then the rest is asked for. */
async function readAll<Document>(client: Client, storeCode: string, reading: Reading): Promise<Document[]> {
  const documents: Document[] = []
  for (;;) {
    const from = documents.length
    const { hits, total } = await readFrom<Document>(client, storeCode, { ...reading, ...(from > 0 && { from }) })
    documents.push(...hits)
    if (hits.length === 0 || documents.length >= Math.min(total, reading.size)) return documents.slice(0, reading.size)
  }
}

async function readFrom<Document>(client: Client, storeCode: string, reading: Reading & { readonly from?: number }) {
  const answer = await client.call(searchCatalogue, {
    index: catalogueIndexOf(storeCode),
    request_format: 'search-query',
    response_format: 'compact',
    ...reading,
  })
  if (!answer.ok) throw new Error(`The API refused to list every ${reading.entity}: ${answer.refusal.code}`)
  if (!('total' in answer.value)) return { hits: [], total: 0 }
  const { hits, total } = answer.value
  // Documents were checked when they were stored; a compact answer lists them bare.
  return { hits: hits as Document[], total }
}
