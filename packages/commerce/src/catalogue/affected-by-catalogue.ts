import { pageTags } from '@vonk/domain/page-tags'
import type { Database } from '@vonk/platform/db'
import type { CatalogueEntity } from './events.ts'
import { findParentProducts, findUrlPaths } from './find-sold.ts'

type CatalogueChange = { readonly view: string; readonly entity: CatalogueEntity; readonly ids: readonly number[] }

/** The pages that show these products, and everything of a view where something else has changed. */
export async function affectedByCatalogue(db: Database, changes: readonly CatalogueChange[]): Promise<string[]> {
  const tags: string[] = []
  const byView = Object.groupBy(changes, ({ view }) => view)
  for (const [view, ofView = []] of Object.entries(byView)) {
    const ids = ofView.filter(({ entity }) => entity === 'product').flatMap((change) => change.ids)
    if (ofView.some(({ entity }) => entity !== 'product')) tags.push(pageTags.catalogue(view))
    if (ids.length === 0) continue
    // Which categories a product was in before, and of which sets it was a part, nobody knows any more.
    const [paths, parents] = await Promise.all([findUrlPaths(db, view, ids), findParentProducts(db, [view])])
    tags.push(
      pageTags.products(view),
      ...ids.map((id) => pageTags.product(view, id)),
      ...paths.map((path) => pageTags.address(view, path)),
      ...parents.map(({ document }) => pageTags.product(view, document.id)),
    )
  }
  return tags
}
