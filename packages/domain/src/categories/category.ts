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
