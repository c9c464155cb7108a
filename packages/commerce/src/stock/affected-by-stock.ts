import { pageTags } from '@vonk/domain/page-tags'
import type { Database, Db } from '@vonk/platform/db'
import { findParentProducts, findSold, partSkus, readAncestry } from '../catalogue/index.ts'
import { createStores } from '../stores/index.ts'

type StockChange = { readonly skus: readonly string[] }

/** The pages that show these skus, and the lists they stand in. */
export async function affectedByStock(db: Database, changes: readonly StockChange[]): Promise<string[]> {
  const { views } = await createStores({ db }).loadDirectory()
  const skus = new Set(changes.flatMap((change) => change.skus))
  const codes = views.map(({ code }) => code)
  const listings = await findListings(db, codes, [...skus])
  return listings.flatMap(({ view, id, categoryIds }) => [
    pageTags.product(view, id),
    pageTags.stock(view),
    ...categoryIds.map((categoryId) => pageTags.category(view, categoryId)),
  ])
}

/** A product of a view and the categories that list it, from its own up to the root. */
type Listing = { readonly view: string; readonly id: number; readonly categoryIds: readonly number[] }

/** Where anything is shown that is sold under these skus, alone, as a variant or as a part of a set. */
async function findListings(db: Db, views: readonly string[], skus: readonly string[]): Promise<readonly Listing[]> {
  const [sold, parents, ancestryOf] = await Promise.all([
    findSold(db, views, skus),
    findParentProducts(db, views),
    readAncestry(db, views),
  ])
  const wanted = new Set(skus)
  const sets = parents
    .filter(({ document }) => partSkus(document).some((sku) => wanted.has(sku)))
    .map(({ view, document }) => ({ view, id: document.id, categories: document.category_ids ?? null }))
  return [...sold, ...sets].map(({ view, id, categories }) => {
    const categoryIds = (categories ?? []).flatMap((category) => ancestryOf(view, category))
    return { view, id, categoryIds: [...new Set(categoryIds)] }
  })
}
