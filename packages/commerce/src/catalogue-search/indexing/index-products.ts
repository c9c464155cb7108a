import type { ProductDocument } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import type { SearchDocument } from '@vonk/search/port'
import { loadPricing, type PricingMoment } from '../../prices/index.ts'
import { indexedProduct } from './indexed-product.ts'
import type { ViewContext } from './view-context.ts'

export type IndexingMoment = PricingMoment & {
  /** The customer groups whose prices lists are sorted and filtered by. */
  readonly groups: readonly number[]
  /** The categories that list what is in these. */
  listing(categoryIds: readonly number[]): readonly number[]
}

/** Documents with the prices and the stock of this moment, all that belongs to them read in a few queries. */
export async function indexProducts(
  db: Db,
  context: ViewContext,
  documents: readonly ProductDocument[],
  { groups, listing, ...moment }: IndexingMoment,
): Promise<SearchDocument[]> {
  const { pricing, stockOf } = await loadPricing(db, context, documents, moment)
  const { labelOf, settings } = context
  const view = { groups, listing, listOutOfStock: settings.listOutOfStock, stockOf, labelOf, pricing }
  return documents.map((document) => indexedProduct(document, view))
}
