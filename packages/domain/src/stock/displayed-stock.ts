import { judgeStock } from './judge-stock.ts'
import type { StockItem } from './stock-item.ts'

export type LowStockSettings = { readonly lowStockThreshold: number }

export type DisplayedStock =
  | { readonly state: 'in-stock' }
  | { readonly state: 'out-of-stock' }
  | { readonly state: 'only-one' }
  | { readonly state: 'only-few'; readonly amount: number }
  | { readonly state: 'volatile' }

/** What the product page says about stock. */
export function displayedStock(item: StockItem | null, { lowStockThreshold }: LowStockSettings): DisplayedStock {
  const { status, available } = judgeStock(item)
  if (status !== 'ok') return { state: status }
  if (available === null || available > lowStockThreshold) return { state: 'in-stock' }
  return available === 1 ? { state: 'only-one' } : { state: 'only-few', amount: available }
}

/** What a tile in a list says about stock; null when there is nothing worth saying. */
export function listedStock(
  item: StockItem | null,
  { lowStockThreshold }: LowStockSettings,
): 'almost-sold-out' | 'out-of-stock' | null {
  const { status, available } = judgeStock(item)
  if (status === 'out-of-stock') return 'out-of-stock'
  return available !== null && available <= lowStockThreshold ? 'almost-sold-out' : null
}
