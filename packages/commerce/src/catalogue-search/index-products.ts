import type { ProductDocument } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import { judgeStock } from '@vonk/domain/stock'
import { storeTimeAt } from '@vonk/domain/time'
import type { Db } from '@vonk/platform/db'
import type { SearchDocument } from '@vonk/search/port'
import { findProductsBySku, readPriceHistory } from '../catalogue/index.ts'
import { readStock } from '../stock/index.ts'
import { type IndexingView, indexedProduct } from './indexed-product.ts'
import { ownSkus, partSkus } from './product-skus.ts'
import type { ViewContext } from './view-context.ts'

export type IndexingMoment = {
  readonly now: Instant
  readonly groupId: number | null
  /** The customer groups whose prices lists are sorted and filtered by. */
  readonly groups?: readonly number[]
  /** The categories that list what is in these: those alone when it is left out. */
  listing?(categoryIds: readonly number[]): readonly number[]
}

/** Documents with the prices and the stock of this moment, all that belongs to them read in a few queries. */
export async function indexProducts(
  db: Db,
  context: ViewContext,
  documents: readonly ProductDocument[],
  moment: IndexingMoment,
): Promise<SearchDocument[]> {
  const view = await createIndexingView(db, context, documents, moment)
  return documents.map((document) => indexedProduct(document, view))
}

/** What it takes to price these products and everything they consist of. */
export async function createIndexingView(
  db: Db,
  context: ViewContext,
  documents: readonly ProductDocument[],
  { now, groupId, groups = [], listing = (ids) => ids }: IndexingMoment,
): Promise<IndexingView> {
  const linked = await findProductsBySku(db, context.code, documents.flatMap(partSkus))
  const everything = [...documents, ...[...linked.values()].map(({ product }) => product)]
  const [stock, history] = await Promise.all([
    readStock(db, [...new Set([...everything.flatMap(ownSkus), ...linked.keys()])]),
    readPriceHistory(db, context.code, [...new Set(everything.flatMap(reducedSkus))]),
  ])
  return {
    groups,
    listing,
    listOutOfStock: context.settings.listOutOfStock,
    stockOf: (sku) => stock.get(sku) ?? null,
    labelOf: context.labelOf,
    pricing: {
      now,
      groupId,
      taxRules: context.taxRules,
      country: context.country,
      settings: context.settings,
      utcOffsetMinutes: storeTimeAt(now).utcOffsetMinutes,
      historyOf: (sku) => history.get(sku) ?? [],
      isSoldOut: (sku) => judgeStock(stock.get(sku) ?? null).status !== 'ok',
      linkedOf: (sku) => linked.get(sku)?.product,
    },
  }
}

/** Only a reduction is compared with what was asked before. */
function reducedSkus({ configurable_children: children, ...product }: ProductDocument): string[] {
  return [product, ...(children ?? [])]
    .filter(({ special_price, tier_prices }) => special_price || (tier_prices?.length ?? 0) > 0)
    .map(({ sku }) => sku)
}
