export type Category = {
  readonly id: number
  readonly parentId: number
  /** The ancestors from the root down; empty where the source only knows `path`. */
  readonly parentIds: readonly number[]
  readonly name: string
  readonly slug: string
  readonly level: number
  /** The ids from the root down to the category itself: "1/2/20". */
  readonly path: string
  readonly position: number
  readonly isActive: boolean
  readonly productCount: number
  readonly urlKey: string
  readonly urlPath: string
  readonly displayMode: CategoryDisplayMode
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: string
}

/** PAGE shows content only, so such a category has no listing. */
export type CategoryDisplayMode = 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE'

export const rootCategoryId = 2

/** The categories shoppers see, in the order the shop gives them. */
export function offeredCategories(categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.isActive).sort((a, b) => a.position - b.position || a.id - b.id)
}

export type CategoryMenu = {
  readonly parent: Category | null
  readonly entries: readonly { readonly category: Category; readonly isCurrent: boolean }[]
}

/** What stands beside a listing: the categories below the current one or, at the end of a branch, its neighbours. */
export function categoryMenu(categories: readonly Category[], current: Category): CategoryMenu {
  const offered = offeredCategories(categories)
  const below = offered.filter((category) => category.parentId === current.id)
  if (below.length > 0) return { parent: current, entries: below.map((category) => ({ category, isCurrent: false })) }

  const beside = offered.filter((category) => category.parentId === current.parentId)
  return {
    parent: categories.find((category) => category.id === current.parentId) ?? null,
    entries: beside.map((category) => ({ category, isCurrent: category.id === current.id })),
  }
}

/** The warning of a category list that has nothing to show, because it is empty or because it could not be read. */
export function listingNotice(list: {
  readonly total: number
  readonly hasFailed: boolean
}): { readonly code: 'no-products-synchronized' } | null {
  return list.hasFailed || list.total <= 0 ? { code: 'no-products-synchronized' } : null
}
