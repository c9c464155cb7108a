import type { CartLine } from './cart-line.ts'
import { sha3of224 } from './sha3.ts'

export type CartToHash = {
  readonly items: readonly (CartLine & { readonly stock?: unknown })[]
  readonly token?: string | null
}

/** Changes whenever the cart does; what the server says about stock and totals is no change of the cart. */
export function cartHash({ items, token }: CartToHash): string {
  const own = items.map(({ stock: _stock, totals: _totals, ...item }) => item)
  return sha3of224(JSON.stringify({ items: own, token }))
}
