export type CartSettings = {
  /** The cart is kept on the server too. */
  readonly synchronizeCart: boolean
  /** Totals come from the server. */
  readonly synchronizeTotals: boolean
  /** Connecting to a server cart merges at once instead of only reporting differences. */
  readonly serverMergeByDefault: boolean
  /** A merge may remove items the server does not know. */
  readonly serverSyncCanRemoveLocalItems: boolean
  /** A merge may take the server's quantity. */
  readonly serverSyncCanModifyLocalItems: boolean
  /** Attempts to go on as a guest when the customer's cart is refused. */
  readonly maxCartBypassAttempts: number
  /** An item that runs out stays in the cart, marked. */
  readonly allowOutOfStockInCart: boolean
  /** A product may cost nothing; a negative price is refused either way. */
  readonly useZeroPriceProduct: boolean
  /** The badge counts pieces or lines. */
  readonly minicartCountType: 'quantities' | 'items'
  /** Checkout happens elsewhere, so "Proceed to checkout" is not offered. */
  readonly externalCheckout: boolean
  /** Pieces one order may hold. */
  readonly maxProductsPerOrder: number
}

export const cartDefaults: CartSettings = {
  synchronizeCart: true,
  synchronizeTotals: true,
  serverMergeByDefault: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  maxCartBypassAttempts: 3,
  allowOutOfStockInCart: true,
  useZeroPriceProduct: true,
  minicartCountType: 'quantities',
  externalCheckout: false,
  maxProductsPerOrder: 40,
}
