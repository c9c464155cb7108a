export type StockSettings = {
  /** Stock is asked of the server; off, it counts as not verifiable. */
  readonly synchronizeStock: boolean
  /** At or below it a product is almost sold out. */
  readonly lowStockThreshold: number
  /** Products of a list, the first ones, whose stock is read again once the page is idle. */
  readonly stockPrefetchCount: number
  /** Skus asked for in one stock call. */
  readonly stockChunkSize: number
}

export const stockDefaults: StockSettings = {
  synchronizeStock: true,
  lowStockThreshold: 5,
  stockPrefetchCount: 8,
  stockChunkSize: 15,
}
