import { isSearchable, normalizeSearchText } from '@vonk/domain/search-text'
import type { ShopRequest } from '#request/shop-request.server.ts'
import type { ListingData } from './listing-data.ts'
import { type ListingWanted, loadListing } from './load-listing.server.ts'
import { categoryList, searchList } from './wanted-lists.server.ts'

/** Longer than any token or query a page sends. */
const longestText = 4096

/**
 * The list of a page once more, ordered, filtered and counted by what the customer's group pays; null for a question that
 * makes no sense. A proof the shop has not signed proves nothing: then the list is everybody's.
 */
export async function loadOwnListing(shop: ShopRequest, question: FormData): Promise<ListingData | null> {
  const [groupToken, search, categoryId] = ['groupToken', 'search', 'categoryId'].map((name) => question.get(name))
  if (!isShortText(groupToken) || groupToken === '' || !isShortText(search)) return null
  const wanted = categoryId === null ? wordsOf(shop, search) : categoryOf(shop, categoryId, search)
  return wanted && loadListing(shop, { ...wanted, groupToken })
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText
}

function categoryOf(shop: ShopRequest, id: unknown, search: string): ListingWanted | null {
  const categoryId = Number(id)
  return Number.isSafeInteger(categoryId) ? categoryList(shop, { categoryId, search }) : null
}

function wordsOf(shop: ShopRequest, search: string): ListingWanted | null {
  const text = normalizeSearchText(new URLSearchParams(search).get('q') ?? '')
  return isSearchable(text) ? searchList(shop, { text, search }) : null
}
