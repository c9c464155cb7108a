import type { CategoryDocument } from '@vonk/contract'
import { type Fields, isFields } from '../reading/dump-row.ts'
import type { Listing } from '../remembering/create-assortment.ts'

type Tree = {
  readonly rootCategoryId: number
  /** What is known of the others: where they hang. */
  pathOf(id: number): string | null
}

/** Categories with the place in the tree that some of them leave out: parent, path and level follow from each other. */
export function placeCategories(categories: readonly Fields[], tree: Tree): Fields[] {
  const byId = new Map(categories.map((category) => [category['id'], category]))
  const parents = new Map(
    categories.flatMap((category) => childrenOf(category).map((child) => [child, category['id']])),
  )

  function parentOf(category: Fields): number {
    const { id, parent_id: given, path } = category
    if (typeof given === 'number') return given
    const above = typeof path === 'string' ? Number(path.split('/').at(-2)) : Number.NaN
    if (Number.isInteger(above)) return above
    const listedBy = parents.get(id)
    if (typeof listedBy === 'number') return listedBy
    return id === tree.rootCategoryId ? tree.rootCategoryId - 1 : tree.rootCategoryId
  }

  function pathOf(category: Fields, below: readonly unknown[] = []): string {
    const { id, path } = category
    if (typeof path === 'string' && path !== '') return path
    const parentId = parentOf(category)
    const parent = byId.get(parentId)
    // A category that is its own parent begins a path of its own.
    const isLoop = below.includes(parentId) || parentId === id
    const above = parent && !isLoop ? pathOf(parent, [...below, id]) : (tree.pathOf(parentId) ?? `${parentId}`)
    return isLoop ? `${String(id)}` : `${above}/${String(id)}`
  }

  return categories.map((category) => {
    const path = pathOf(category)
    const isPlaced = category['path'] === path && typeof category['parent_id'] === 'number'
    if (isPlaced && typeof category['level'] === 'number') return category
    const level = category['level'] ?? path.split('/').length - 1
    return { ...category, parent_id: parentOf(category), path, level }
  })
}

function childrenOf({ children_data: children }: Fields): unknown[] {
  return Array.isArray(children) ? children.filter(isFields).map(({ id }) => id) : []
}

type Placed = ReadonlyMap<number, Pick<CategoryDocument, 'path'>>

/** How many products each category lists, those of the categories under it included. */
export function countProducts(tree: Placed, listings: Iterable<Listing>): Map<number, number> {
  const counts = new Map<number, number>()
  const above = new Map([...tree].map(([id, { path }]) => [id, [id, ...path.split('/').map(Number)]]))
  for (const { categoryIds, count } of listings) {
    const listing = new Set(categoryIds.flatMap((id) => above.get(id) ?? []))
    for (const id of listing) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}
