import type { CartLine } from '../cart/index.ts'
import type { ServerLine } from './server-line.ts'

/** The same line on both sides. */
export type LinePair<Line extends CartLine = CartLine> = { readonly line: Line; readonly serverLine: ServerLine }

export type QuantityMerge = {
  /** Quantities of both sides are added up, as at login. */
  readonly mergeQty: boolean
  /** The guest cart the server has already taken into this one. */
  readonly consumedCartId: string | null
}

/** The quantity both sides should hold. Only what the server has not counted yet is added, so no run counts twice. */
export function mergedQuantity({ line, serverLine }: LinePair, mode: QuantityMerge): number {
  if (!mode.mergeQty || line.serverItemId === serverLine.itemId) return line.quantity
  if (line.serverCartId !== mode.consumedCartId) return serverLine.quantity + line.quantity
  return Math.max(line.quantity, serverLine.quantity + line.quantity - line.previousQuantity)
}
