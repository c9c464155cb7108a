/** The warning of a category list that has nothing to show, because it is empty or because it could not be read. */
export function listingNotice(list: {
  readonly total: number
  readonly hasFailed: boolean
}): { readonly code: 'no-products-synchronized' } | null {
  return list.hasFailed || list.total <= 0 ? { code: 'no-products-synchronized' } : null
}
