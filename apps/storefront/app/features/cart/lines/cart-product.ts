import type { CardProduct } from '../../product/index.ts'
import type { Sellable } from '../../product-page/index.ts'

/** A product some line of the cart is of, as it is sold now in this view. */
export type CartProduct = Sellable & {
  readonly brand: string
  readonly categories: readonly string[]
  /** Null for what has none. */
  readonly colour: { readonly label: string; readonly value: string } | null
}

export type CartProducts = {
  readonly products: readonly CartProduct[]
  /** What goes with them, most fitting first; empty unless asked for. */
  readonly goesWith: readonly CardProduct[]
}

/** What a line may be exchanged for: another size, or the same garment in another colour. */
export type EditableProduct = {
  readonly product: CartProduct
  /** More is to be chosen of it than a size, which is done on its own page. */
  readonly isMadeToOrder: boolean
  readonly colour: string
  readonly colours: readonly { readonly sku: string; readonly colour: string; readonly image: string }[]
}
