import type { Client } from '@vonk/client'
import { type AttributeDocument, type CategoryDocument, searchCatalogue } from '@vonk/contract'
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
export function loadCatalogueFacts({ client, settings, view, caches, host }: FactsRequest): Promise<CatalogueFacts> {
  return caches.catalogueFacts.find(
    view.code,
    async () => {
      const [categories, attributes] = await readFacts(client, view.code, settings)
      // Documents that did not change are the same objects: so are the facts, and all that was made from them.
      return caches.factsOfViews.find(view.code, [categories, attributes], () => toFacts(categories, attributes))
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

type Reading = {
  readonly entity: 'category' | 'attribute'
  readonly size: number
  readonly sort?: string
  readonly _appliedFilters?: { attribute: string; value: unknown }[]
}

async function readAll<Document>(client: Client, storeCode: string, reading: Reading): Promise<Document[]> {
  const answer = await client.call(searchCatalogue, {
    index: catalogueIndexOf(storeCode),
    request_format: 'search-query',
    response_format: 'compact',
    ...reading,
  })
  if (!answer.ok) throw new Error(`The API refused to list every ${reading.entity}: ${answer.refusal.code}`)
  const { hits } = answer.value
  // Documents were checked when they were stored; a compact answer lists them bare.
  return Array.isArray(hits) ? (hits as Document[]) : []
}
