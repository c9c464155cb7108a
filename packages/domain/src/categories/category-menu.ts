import type { Category } from './category.ts'
import { offeredCategories } from './offered-categories.ts'

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
