import type { Addition, CartLine } from '@vonk/domain/cart'

/** A line of the cart with what it takes to show it before the server has answered. */
export type CartLineView = CartLine & {
  readonly name: string
  /** Path of the picture inside the media folder; empty while it is unknown. */
  readonly image: string
  /** Where the product lives in this view; empty while it is unknown. */
  readonly page: string
  readonly choices: readonly { readonly label: string; readonly value: string }[]
  /** Pieces there are of it, as far as the device knows; null when stock sets no limit. */
  readonly available?: number | null
  /** The last times it was put in: whoever put it in sees whether that is still so, and the server counts each once. */
  readonly addIds?: readonly string[]
}

/** What a buy button hands over: the line, what speaks against the product, and what is known of its stock. */
export type ProductToAdd = Addition<CartLineView>
