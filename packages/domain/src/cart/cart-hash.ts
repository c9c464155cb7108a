import type { TextHash } from './line-checksum.ts'

export type CartToHash = {
  /** Lines without what the server says about stock and totals: that is no change of the cart. */
  readonly items: readonly object[]
  readonly cartId: string | null
}

/** Changes whenever the cart does. The order in which the fields of a line are written counts, as in the API family. */
export function cartHash({ items, cartId }: CartToHash, hash: TextHash): string {
  return hash(JSON.stringify({ items, token: cartId }))
}
