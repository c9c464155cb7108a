/** What the warehouse says about one product. */
export type StockItem = {
  readonly productId: number
  readonly quantity: number
  readonly isInStock: boolean
  /** Off: the product is not counted and can always be sold. */
  readonly manageStock: boolean
}
