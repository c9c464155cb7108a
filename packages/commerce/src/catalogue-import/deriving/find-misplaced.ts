import type { CategoryDocument } from '@vonk/contract'

type Place = Pick<CategoryDocument, 'id' | 'parent_id'>

/** What is wrong with the place of a category in the tree, in words; null when a way leads from it to the root. */
export function findMisplaced(
  { id, parent_id }: Place,
  { rootCategoryId, find }: { readonly rootCategoryId: number; find(id: number): Place | undefined },
): string | null {
  if (id <= rootCategoryId) return null
  const passed = new Set([id])
  for (let at = parent_id; at > rootCategoryId; at = find(at)?.parent_id ?? 0) {
    if (passed.has(at)) return 'that lie inside themselves, so that no menu leads to them'
    passed.add(at)
    if (!find(at)) return 'whose parent is not there'
  }
  return null
}
