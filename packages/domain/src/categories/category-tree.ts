import type { Category } from './category.ts'
import { offeredCategories } from './offered-categories.ts'

export type CategoryNode = { readonly category: Category; readonly children: readonly CategoryNode[] }

/** The offered categories under a root; what hangs under a hidden category is hidden with it. */
export function categoryTree(categories: readonly Category[], rootId: number): CategoryNode[] {
  const byParent = Map.groupBy(offeredCategories(categories), (category) => category.parentId)
  return nodesUnder(rootId, byParent, new Set([rootId]))
}

function nodesUnder(
  parentId: number,
  byParent: ReadonlyMap<number, readonly Category[]>,
  ancestors: ReadonlySet<number>,
): CategoryNode[] {
  const children = byParent.get(parentId) ?? []
  // A category that is its own ancestor is a mistake in the data and must not hang the shop.
  return children
    .filter((category) => !ancestors.has(category.id))
    .map((category) => ({
      category,
      children: nodesUnder(category.id, byParent, new Set([...ancestors, category.id])),
    }))
}
