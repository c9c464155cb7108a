import type { Category } from './category.ts'
import { offeredCategories } from './offered-categories.ts'

export type CategoryNode = { readonly category: Category; readonly children: readonly CategoryNode[] }
type GrowingNode = CategoryNode & { readonly children: CategoryNode[] }

/** The offered categories under a root; what hangs under a hidden category is hidden with it. */
export function categoryTree(categories: readonly Category[], rootId: number): CategoryNode[] {
  // A root that hangs under one of its own is a mistake in the data and must not hang the shop.
  const nodes = offeredCategories(categories)
    .filter(({ id }) => id !== rootId)
    .map((category): GrowingNode => ({ category, children: [] }))
  const byId = new Map(nodes.map((node) => [node.category.id, node]))
  const top: CategoryNode[] = []
  for (const node of nodes) {
    const { parentId } = node.category
    const siblings = parentId === rootId ? top : byId.get(parentId)?.children
    siblings?.push(node)
  }
  return top
}
