export const maxFoundCategories = 6

/** The categories to load after a search: the first six distinct ids in the order of the products. */
export function foundCategoryIds(products: readonly { readonly categoryIds: readonly number[] }[]): number[] {
  return [...new Set(products.flatMap((product) => product.categoryIds))].slice(0, maxFoundCategories)
}

export type SearchResults<Item> = {
  readonly items: readonly Item[]
  readonly total: number
  readonly start: number
}

/** A new search replaces the list; a later page is put behind it, without what moved there while the shopper was reading. */
export function mergeSearchResults<Item extends { readonly sku: string }>(
  shown: SearchResults<Item>,
  answer: SearchResults<Item>,
): SearchResults<Item> {
  if (answer.start <= 0) return answer
  const seen = new Set(shown.items.map((item) => item.sku))
  return { ...answer, items: [...shown.items, ...answer.items.filter((item) => !seen.has(item.sku))] }
}

/** What a search answers without a network; the wire's own names, as callers test these flags. */
export const offlineSearchAnswer = {
  items: [],
  total: 0,
  start: 0,
  aggregations: {},
  offline: true,
  cache: true,
  noresults: true,
} as const
