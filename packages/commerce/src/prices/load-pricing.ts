import type { ProductDocument } from '@vonk/contract'
import type { Instant } from '@vonk/domain/pricing'
import type { ShopSettings } from '@vonk/domain/settings'
import { judgeStock, type StockItem } from '@vonk/domain/stock'
import type { TaxRule } from '@vonk/domain/tax'
import { storeTimeAt } from '@vonk/domain/time'
import type { Db } from '@vonk/platform/db'
import { findProductsBySku, ownSkus, partSkus, readPriceHistory } from '../catalogue/index.ts'
import { readStock } from '../stock/index.ts'
import type { PricingView } from './price-document.ts'

/** What the prices of all products of a view have in common. */
export type PriceContext = {
  readonly code: string
  readonly country: string
  readonly settings: ShopSettings
  readonly taxRules: readonly TaxRule[]
}

export type PricingMoment = { readonly now: Instant; readonly groupId: number | null }

/** What it takes to price products, and the stock of everything they consist of. */
export type Pricing = { readonly pricing: PricingView; stockOf(sku: string): StockItem | null }

/** Reads in a few queries what it takes to price these products and everything they consist of. */
export async function loadPricing(
  db: Db,
  context: PriceContext,
  documents: readonly ProductDocument[],
  moment: PricingMoment,
): Promise<Pricing> {
  const linked = await findProductsBySku(db, context.code, documents.flatMap(partSkus))
  const everything = [...documents, ...[...linked.values()].map(({ product }) => product)]
  const [stock, history] = await Promise.all([
    readStock(db, [...new Set([...everything.flatMap(ownSkus), ...linked.keys()])]),
    readPriceHistory(db, context.code, [...new Set(everything.flatMap(reducedSkus))]),
  ])
  return {
    stockOf: (sku) => stock.get(sku) ?? null,
    pricing: {
      ...pricingFor(context, moment),
      historyOf: (sku) => history.get(sku) ?? [],
      isSoldOut: (sku) => judgeStock(stock.get(sku) ?? null).status !== 'ok',
      linkedOf: (sku) => linked.get(sku)?.product,
    },
  }
}

/** The prices of a view at a moment, before anything is known of its products. */
export function pricingFor({ taxRules, country, settings }: PriceContext, { now, groupId }: PricingMoment) {
  return { now, groupId, taxRules, country, settings, utcOffsetMinutes: storeTimeAt(now).utcOffsetMinutes }
}

/** Only a reduction is compared with what was asked before. */
function reducedSkus({ configurable_children: children, ...product }: ProductDocument): string[] {
  return [product, ...(children ?? [])]
    .filter(({ special_price, tier_prices }) => special_price || (tier_prices?.length ?? 0) > 0)
    .map(({ sku }) => sku)
}
