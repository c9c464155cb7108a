import { judgeStock } from './judge-stock.ts'
import type { StockItem } from './stock-item.ts'

export type Shortage = { readonly sku: string; readonly wanted: number; readonly available: number }

export type DemandCheck = {
  readonly shortages: readonly Shortage[]
  /** Skus nobody could tell the stock of. */
  readonly unverified: readonly string[]
}

/** Compares what is wanted with what there is. */
export function checkDemand(
  demand: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, StockItem | null>,
): DemandCheck {
  const shortages: Shortage[] = []
  const unverified: string[] = []
  for (const [sku, wanted] of demand) {
    const { status, available } = judgeStock(stock.get(sku) ?? null)
    if (status === 'volatile') unverified.push(sku)
    else if (available !== null && wanted > available) shortages.push({ sku, wanted, available })
  }
  return { shortages, unverified }
}
