/** What the warehouse says about one product. */
export type StockItem = {
  readonly productId: number
  readonly quantity: number
  readonly isInStock: boolean
  /** Off: the product is not counted and can always be sold. */
  readonly manageStock: boolean
}

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

/** The stock of a product that is sold as its variants: what can be sold of all of them together. */
export function sumStock(productId: number, children: readonly StockItem[]): StockItem {
  let quantity = 0
  for (const child of children) quantity += judgeStock(child).available ?? 0
  const isInStock = children.some((child) => judgeStock(child).status === 'ok')
  return { productId, quantity, isInStock, manageStock: children.every(({ manageStock }) => manageStock) }
}

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
