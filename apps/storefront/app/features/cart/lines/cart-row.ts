import type { ProductType } from '@vonk/domain/products'

/** A line of the cart as the shopper sees it; every price is already in the words of the view. */
export type CartRow = {
  readonly key: string
  readonly sku: string
  /** The product the line is a variant of, or the line's own. */
  readonly productSku: string
  readonly type: ProductType
  readonly name: string
  /** Empty while nothing is known of the product but its sku. */
  readonly image: string
  readonly page: string
  readonly choices: readonly { readonly label: string; readonly value: string }[]
  readonly quantity: number
  readonly price: RowPrice | null
  /** null: nobody has asked. */
  readonly stock: 'in-stock' | 'out-of-stock' | 'checking' | null
  /** Another size or colour can be chosen without leaving the cart. */
  readonly isEditable: boolean
  /** Made for who buys it: it cannot go back. */
  readonly isPersonalised: boolean
  /** Set when there are fewer than the line wants. */
  readonly left: number | null
}

export type RowPrice = {
  readonly each: string
  /** Of one piece, before the reduction. */
  readonly was: string | null
  readonly total: string
}
