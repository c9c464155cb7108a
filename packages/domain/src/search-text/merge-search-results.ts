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
  const known = new Set(shown.items.map((item) => item.sku))
  return { ...answer, items: [...shown.items, ...answer.items.filter((item) => !known.has(item.sku))] }
}
