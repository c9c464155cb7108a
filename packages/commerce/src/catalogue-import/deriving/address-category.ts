import type { CategoryDocument } from '@vonk/contract'
import { slugify } from '@vonk/domain/text'
import { type Addresses, usablePath } from './create-addresses.ts'

type Surroundings = {
  readonly addresses: Addresses
  readonly rootCategoryId: number
  /** Every category of the view, these included. */
  find(id: number): CategoryDocument | undefined
}

/** A category with the path it is found by: the keys of the categories above it and its own. The roots have none. */
export function addressCategory(category: CategoryDocument, surroundings: Surroundings): CategoryDocument {
  const { addresses, rootCategoryId, find } = surroundings
  const { id, slug, url_key, url_path } = category
  if (isRoot(category, rootCategoryId)) return category
  const key = keyOf(category)
  const above = ancestorsOf(category)
    .map((ancestor) => find(ancestor))
    .filter((ancestor) => ancestor !== undefined && !isRoot(ancestor, rootCategoryId))
  const wished = usablePath(url_path) ?? [...above.flatMap((each) => (each ? [keyOf(each)] : [])), key].join('/')
  const path = addresses.claim({ kind: 'category', id }, wished)
  if (path === url_path && url_key && slug) return category
  return { ...category, url_key: url_key || key, slug: slug || `${key}-${id}`, url_path: path }
}

function isRoot({ id, level }: CategoryDocument, rootCategoryId: number): boolean {
  return id <= rootCategoryId || level < 2
}

function keyOf({ id, name, slug, url_key }: CategoryDocument): string {
  return usablePath(url_key) ?? usablePath(slug) ?? (slugify(name) || `category-${id}`)
}

function ancestorsOf({ path }: CategoryDocument): number[] {
  return path.split('/').slice(0, -1).map(Number)
}
