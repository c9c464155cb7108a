import { type FilterState, type Sort, sortOf } from '@vonk/domain/filters'
import type { ShopSettings } from '@vonk/domain/settings'
import {
  type FoundProducts,
  findProducts,
  type ListScope,
  type SizeField,
  sizeFields,
} from '#request/catalogue/index.server.ts'
import { loadCatalogueFacts } from '#request/catalogue-facts.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { toCardProducts } from '../../product/index.server.ts'
import { toFilterGroups } from '../filters/filter-groups.ts'
import { inChosenSize, onlySizeOf } from './in-chosen-size.server.ts'
import type { ListedSort, ListingData, ListQuerySettings } from './listing-data.ts'
import { readListQuery, windowOf } from './read-list-query.ts'

export type ListingWanted = {
  readonly scope: ListScope
  /** The query of the address. */
  readonly search: string
  readonly pageSize: number
  /** null is by relevance. */
  readonly defaultSort: string | null
  readonly listSorts: () => readonly ListedSort[]
  /** Whoever proves to belong to a customer group gets the list of that group. */
  readonly groupToken?: string
}

/** A list with its filters for an address; a catalogue that does not answer leaves it empty and says so. */
export async function loadListing(shop: ShopRequest, wanted: ListingWanted): Promise<ListingData> {
  const { settings, view } = shop
  const { attributes } = await loadCatalogueFacts(shop)
  const state = readListQuery(wanted.search, attributes, settings)
  const read = await readProducts(shop, wanted, state)
  const { found, page } = read
  const products = await toCardProducts(shop, found.documents)
  const { aggregations, total } = found
  const size = onlySizeOf(state.chosen)
  const isByRelevance = sortOf(state.sort, wanted.defaultSort) === null
  const complete = isByRelevance ? found.complete : total
  const { scope, search, pageSize, defaultSort } = wanted
  const make = (): ListingData => ({
    products: size === null ? products : inChosenSize({ products, documents: found.documents, view, settings }, size),
    total,
    complete,
    start: windowOf(page, pageSize).start,
    page,
    pageSize,
    ...toFilterGroups({ aggregations, chosen: state.chosen, attributes, total, view, settings, i18n: shop.i18n }),
    sorts: wanted.listSorts(),
    sort: state.sort ?? defaultSort ?? '',
    settings: querySettingsOf(settings),
    hasFailed: read.hasFailed,
  })
  if (wanted.groupToken) return make()
  const key = JSON.stringify([view.code, scope, search, pageSize, defaultSort, page, read.hasFailed])
  return shop.caches.listings.find(key, [shop.directory, attributes, aggregations, total, complete, ...products], make)
}

function querySettingsOf({ listFilters, sortOptions, systemFilterNames }: ShopSettings): ListQuerySettings {
  return { listFilters, sortOptions, systemFilterNames }
}

type Found = FoundProducts<SizeField>
type ReadProducts = { readonly found: Found; readonly page: number; readonly hasFailed: boolean }

const nothing: Found = { documents: [], total: 0, complete: 0, aggregations: null }

async function readProducts(shop: ShopRequest, wanted: ListingWanted, state: FilterState): Promise<ReadProducts> {
  const { scope, pageSize } = wanted
  const sort: Sort | null = sortOf(state.sort, wanted.defaultSort)
  const read = (page: number) =>
    findProducts(shop, {
      scope,
      chosen: state.chosen,
      sort,
      ...windowOf(page, pageSize),
      wantsFacets: true,
      groupToken: wanted.groupToken,
      moreFields: onlySizeOf(state.chosen) === null ? [] : sizeFields,
    })
  try {
    const found = await read(state.page)
    const lastPage = Math.max(Math.ceil(found.total / pageSize), 1)
    // An address from a time when the list was longer shows its end.
    if (state.page > lastPage) return { found: await read(lastPage), page: lastPage, hasFailed: false }
    return { found, page: state.page, hasFailed: false }
  } catch (error) {
    shop.host.onError(error)
    return { found: nothing, page: 1, hasFailed: true }
  }
}
