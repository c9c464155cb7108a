import type { TextHash } from './line-checksum.ts'

export type CartToHash = {
  /** Lines without what the server says about stock and totals: that is no change of the cart. */
  readonly items: readonly object[]
  readonly cartId: string | null
}

/** Changes whenever the cart does. */
export function cartHash({ items, cartId }: CartToHash, hash: TextHash): string {
  return hash(JSON.stringify({ items: items.map(inOneOrder), token: cartId }))
}

/** The same for the same line, whatever order its fields were written in. */
function inOneOrder(line: object): object {
  return Object.fromEntries(Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
