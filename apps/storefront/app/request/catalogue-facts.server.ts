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
