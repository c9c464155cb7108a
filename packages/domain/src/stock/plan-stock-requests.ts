export type StockRequestSettings = {
  readonly synchronizeStock: boolean
  /** The stock list answers at most this many skus at once. */
  readonly stockChunkSize: number
}

/** The calls to make for the stock of these skus, each sku once; none while stock is not synchronised. */
export function planStockRequests(skus: readonly string[], settings: StockRequestSettings): string[][] {
  if (!settings.synchronizeStock) return []
  const distinct = [...new Set(skus)]
  const size = settings.stockChunkSize >= 1 ? settings.stockChunkSize : 1
  const chunks: string[][] = []
  for (let start = 0; start < distinct.length; start += size) chunks.push(distinct.slice(start, start + size))
  return chunks
}

export type PrefetchSettings = StockRequestSettings & { readonly stockPrefetchCount: number }

/** The calls that read the stock of a list ahead: that of its first products. */
export function planStockPrefetch(skus: readonly string[], settings: PrefetchSettings): string[][] {
  return planStockRequests(skus.slice(0, settings.stockPrefetchCount), settings)
}
