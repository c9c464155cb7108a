import { searchPageSizes } from '@vonk/domain/search-text'
import type { ShopRequest } from '#request/shop-request.server.ts'
import type { ListedSort } from './listing-data.ts'
import type { ListingWanted } from './load-listing.server.ts'

type Sorting = Pick<ShopRequest, 'settings' | 'i18n'>

/** The list of a category at an address with this query. */
export function categoryList(shop: Sorting, { categoryId, search }: InCategory): ListingWanted {
  const { productPageSize: pageSize, defaultSort } = shop.settings
  return { scope: { categoryId }, search, pageSize, defaultSort, listSorts: () => sortsOf(shop) }
}

type InCategory = { readonly categoryId: number; readonly search: string }

/** The list of what words find, the best match first. */
export function searchList(shop: Sorting, { text, search }: ByWords): ListingWanted {
  const relevance = { id: '', label: shop.i18n._('sort.relevance') }
  const listSorts = () => [relevance, ...sortsOf(shop).filter(({ id }) => !isPosition(id))]
  return { scope: { text }, search, pageSize: searchPageSizes.page, defaultSort: null, listSorts }
}

type ByWords = { readonly text: string; readonly search: string }

/** A place in a category says nothing about words. */
function isPosition(sort: string): boolean {
  return sort.startsWith('category.position')
}

/** The sort menu in the shopper's language; a label nobody has translated stays as the shop wrote it. */
function sortsOf({ settings, i18n }: Sorting): ListedSort[] {
  return Object.entries(settings.sortOptions).map(([label, { id }]) => {
    const message = `sort.${label.toLowerCase().replaceAll(' ', '-')}`
    const text = i18n._(message)
    return { id, label: text === message ? label : text }
  })
}
