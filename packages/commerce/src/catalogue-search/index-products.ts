import type { ProductDocument } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import { judgeStock } from '@vonk/domain/stock'
import type { Db } from '@vonk/platform/db'
import type { SearchDocument } from '@vonk/search/port'
import { findProductsBySku, readPriceHistory } from '../catalogue/index.ts'
import { readStock } from '../stock/index.ts'
import { type IndexingView, indexedProduct } from './indexed-product.ts'
import { shopOffsetMinutes, type ViewContext } from './view-context.ts'

export type IndexingMoment = { readonly now: Instant; readonly groupId: number | null }

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
  { now, groupId }: IndexingMoment,
): Promise<IndexingView> {
  const linked = await findProductsBySku(db, context.code, documents.flatMap(partSkus))
  const everything = [...documents, ...[...linked.values()].map(({ product }) => product)]
  const [stock, history] = await Promise.all([
    readStock(db, [...new Set([...everything.flatMap(ownSkus), ...linked.keys()])]),
    readPriceHistory(db, context.code, [...new Set(everything.flatMap(reducedSkus))]),
  ])
  return {
    listOutOfStock: context.settings.listOutOfStock,
    stockOf: (sku) => stock.get(sku) ?? null,
    labelOf: context.labelOf,
    pricing: {
      now,
      groupId,
      taxRules: context.taxRules,
      country: context.country,
      settings: context.settings,
      utcOffsetMinutes: shopOffsetMinutes(now),
      historyOf: (sku) => history.get(sku) ?? [],
      isSoldOut: (sku) => judgeStock(stock.get(sku) ?? null).status !== 'ok',
      linkedOf: (sku) => linked.get(sku)?.product,
    },
  }
}

/** The skus an outfit or a set consists of. */
export function partSkus({ type_id: type, product_links, bundle_options }: ProductDocument): string[] {
  if (type === 'bundle')
    return (bundle_options ?? []).flatMap(({ product_links: links }) => links.map(({ sku }) => sku))
  if (type !== 'grouped') return []
  return (product_links ?? [])
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku }) => linked_product_sku)
}

/** The skus a product is sold under. */
export function ownSkus({ sku, configurable_children: children }: SoldUnder): string[] {
  return [sku, ...(children ?? []).map((child) => child.sku)]
}

type SoldUnder = {
  readonly sku: string
  readonly configurable_children?: readonly { readonly sku: string }[] | null | undefined
}

/** Only a reduction is compared with what was asked before. */
function reducedSkus({ configurable_children: children, ...product }: ProductDocument): string[] {
  return [product, ...(children ?? [])]
    .filter(({ special_price, tier_prices }) => special_price || (tier_prices?.length ?? 0) > 0)
    .map(({ sku }) => sku)
}
