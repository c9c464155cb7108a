import type { StockItem } from './stock-item.ts'

export type StockStatus = 'ok' | 'out-of-stock' | 'volatile'

/** `available` is how many may be sold; null when stock sets no limit or cannot be verified. */
export type StockVerdict = { readonly status: StockStatus; readonly available: number | null }

/** Judges a checked stock item; null is stock that could not be verified: offline, or the check failed. */
export function judgeStock(item: StockItem | null): StockVerdict {
  if (item === null) return { status: 'volatile', available: null }
  if (!item.manageStock) return { status: 'ok', available: null }
  if (!item.isInStock || !(item.quantity > 0)) return { status: 'out-of-stock', available: 0 }
  return { status: 'ok', available: item.quantity }
}
