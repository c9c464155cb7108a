import type { Db } from '@vonk/platform/db'
import { findSold, findWholes, partSkus, readAncestry } from '../catalogue/index.ts'

/** A product of a view and the categories that list it, from its own up to the root. */
export type Listing = { readonly view: string; readonly id: number; readonly categoryIds: readonly number[] }

/** Where anything is shown that is sold under these skus, alone, as a variant or as a part of a set. */
export async function findListings(
  db: Db,
  views: readonly string[],
  skus: readonly string[],
): Promise<readonly Listing[]> {
  const [sold, wholes, ancestryOf] = await Promise.all([
    findSold(db, views, skus),
    findWholes(db, views),
    readAncestry(db, views),
  ])
  const wanted = new Set(skus)
  const sets = wholes
    .filter(({ document }) => partSkus(document).some((sku) => wanted.has(sku)))
    .map(({ view, document }) => ({ view, id: document.id, categories: document.category_ids ?? null }))
  return [...sold, ...sets].map(({ view, id, categories }) => {
    const categoryIds = (categories ?? []).flatMap((category) => ancestryOf(view, category))
    return { view, id, categoryIds: [...new Set(categoryIds)] }
  })
}
