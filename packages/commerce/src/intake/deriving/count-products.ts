import type { CategoryDocument } from '@vonk/contract'

type Tree = ReadonlyMap<number, Pick<CategoryDocument, 'path'>>

/** How many products each category lists, those of the categories under it included. */
export function countProducts(tree: Tree, products: Iterable<readonly number[]>): Map<number, number> {
  const counts = new Map<number, number>()
  const above = new Map([...tree].map(([id, { path }]) => [id, [id, ...path.split('/').map(Number)]]))
  for (const categoryIds of products) {
    const listing = new Set(categoryIds.flatMap((id) => above.get(id) ?? []))
    for (const id of listing) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
