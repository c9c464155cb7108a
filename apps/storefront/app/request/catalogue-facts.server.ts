import { type AttributeStore, attributesToLoad, storeAttributes } from '@vonk/domain/products'
import { type FoundAttribute, type FoundCategory, findAttributes, findCategories } from './catalogue/index.server.ts'
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
  const { settings, view, caches, host } = shop
  return caches.catalogueFacts.find(
    view.code,
    async () => {
      const [categories, first] = await Promise.all([
        findCategories(shop, settings.categoryFetchSize),
        findAttributes(shop, { size: settings.attributePageSize }),
      ])
      const attributes = [...first, ...(await findOtherAttributes(shop, first))]
      // Documents that did not change are the same objects: so are the facts, and all that was made from them.
      return caches.factsOfViews.find(view.code, [...categories, ...attributes], () => toFacts(categories, attributes))
    },
    host.onError,
  )
}

function toFacts(categories: readonly FoundCategory[], attributes: readonly FoundAttribute[]): CatalogueFacts {
  return {
    categories: categories.map(toShownCategory),
    attributes: new Map(attributes.map((document) => [document.attributeCode, toAttributeFact(document)])),
  }
}

type StoredDocument = { readonly code: string; readonly id: string; readonly document: FoundAttribute }
type Store = AttributeStore<StoredDocument>

/** Those that lists are filtered by and that did not fit into the first answer; what the API does not know is not asked for again. */
async function findOtherAttributes(shop: FactsRequest, first: readonly FoundAttribute[]) {
  const { settings, view, caches, host } = shop
  const loaded = storeAttributes(noAttributes(), { requested: [], returned: first.map(toStored) })
  const ask = async (store: Store): Promise<Store> => {
    const requested = attributesToLoad(settings.listFilters, store)
    if (requested.length === 0) return store
    const returned = await findAttributes(shop, { codes: requested, size: settings.attributePageSize })
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

function toStored(document: FoundAttribute): StoredDocument {
  return { code: document.attributeCode, id: String(document.attributeId), document }
}
