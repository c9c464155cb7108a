/** A physical shop and how many of a product lie there. */
export type ShopStock = {
  readonly slug: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly distance: number | null
  readonly quantity: number
}
