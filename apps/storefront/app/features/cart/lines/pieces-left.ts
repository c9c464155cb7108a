import type { CartLineView } from '../../../device/index.ts'

/** How many there still are of a line that wants more than that; null for every other. */
export function piecesLeft({
  quantity,
  available = null,
  isInStock,
}: Pick<CartLineView, 'quantity' | 'available' | 'isInStock'>): number | null {
  const isShort = isInStock !== false && available !== null && available > 0 && quantity > available
  return isShort ? available : null
}
