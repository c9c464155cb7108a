import type { Client } from '@vonk/client'
import { type AttributeDocument, type CategoryDocument, searchCatalogue } from '@vonk/contract'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopSettings } from '@vonk/domain/settings'
import type { StoreDirectory } from '@vonk/domain/stores'
import { type AttributeFact, type ShownCategory, toAttributeFact, toShownCategory } from './catalogue-fact.ts'
import type { ShopRequest } from './shop-request.server.ts'

/** What nearly every page of a view needs and what seldom changes. */
export type CatalogueFacts = {
  /** Active ones only, by position. */
  readonly categories: readonly ShownCategory[]
  readonly attributes: ReadonlyMap<string, AttributeFact>
}

type FactsOfViews = Map<string, Promise<CatalogueFacts>>

// The directory is read anew every few seconds; facts live exactly as long as the directory they were read beside.
const known = new WeakMap<StoreDirectory, FactsOfViews>()

type FactsRequest = Pick<ShopRequest, 'client' | 'directory' | 'settings' | 'view'>

/** Categories and attributes of the view, read once every few seconds for everybody. */
export function loadCatalogueFacts({ client, directory, settings, view }: FactsRequest): Promise<CatalogueFacts> {
  const ofViews: FactsOfViews = known.get(directory) ?? new Map()
  known.set(directory, ofViews)
  const found = ofViews.get(view.code) ?? readFacts(client, view.code, settings)
  ofViews.set(view.code, found)
  found.catch(() => ofViews.delete(view.code))
  return found
}

async function readFacts(client: Client, storeCode: string, settings: ShopSettings): Promise<CatalogueFacts> {
  const [categories, attributes] = await Promise.all([
    readAll<CategoryDocument>(client, storeCode, {
      entity: 'category',
      size: settings.categoryFetchSize,
      sort: 'position:asc',
      _appliedFilters: [{ attribute: 'is_active', value: { eq: true } }],
    }),
    readAll<AttributeDocument>(client, storeCode, { entity: 'attribute', size: settings.attributePageSize }),
  ])
  const known = made.get(categories)
  if (known?.attributes === attributes) return known.facts
  const facts = {
    categories: categories.map(toShownCategory),
    attributes: new Map(attributes.map((document) => [document.attribute_code, toAttributeFact(document)])),
  }
  made.set(categories, { attributes, facts })
  return facts
}

// Documents read again unchanged are the same objects: so are the facts, and all that was made with them.
const made = new WeakMap<object, { readonly attributes: object; readonly facts: CatalogueFacts }>()

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
