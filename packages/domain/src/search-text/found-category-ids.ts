export const maxFoundCategories = 6

/** The categories to load after a search: the first six distinct ids in the order of the products. */
export function foundCategoryIds(products: readonly { readonly categoryIds: readonly number[] }[]): number[] {
  return [...new Set(products.flatMap((product) => product.categoryIds))].slice(0, maxFoundCategories)
}
