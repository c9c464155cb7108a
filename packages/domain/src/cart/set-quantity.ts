import { err, ok, type Result } from '../result/index.ts'
import { type QuantityLimits, type QuantityUnavailable, quantityOfSku } from './add-line.ts'
import { type TooManyProducts, totalQuantity } from './check-order-limit.ts'
import { type HeldLine, isSameLine, type LineReference } from './is-same-line.ts'
import type { QuantityRefusal } from './parse-quantity.ts'
import { removeLine } from './remove-line.ts'
import { withQuantity } from './with-quantity.ts'

export type SetQuantityRefusal =
  | { readonly code: 'line-not-found' }
  | QuantityRefusal
  | QuantityUnavailable
  | TooManyProducts

export type QuantityChange = {
  readonly line: LineReference
  readonly quantity: number
  readonly limits: QuantityLimits
}

/** Sets the quantity of a line; none at all removes it. Lowering is always allowed, also above a limit. */
export function setQuantity<Line extends HeldLine>(
  lines: readonly Line[],
  { line: wanted, quantity, limits }: QuantityChange,
): Result<readonly Line[], SetQuantityRefusal> {
  const current = lines.find((line) => isSameLine(line, wanted))
  if (!current) return err({ code: 'line-not-found' })
  if (!Number.isSafeInteger(quantity) || quantity < 0) return err({ code: 'quantity-invalid' })
  if (quantity === 0) return ok(removeLine(lines, current))

  const rise = quantity - current.quantity
  if (rise > 0 && totalQuantity(lines) + rise > limits.maxProductsPerOrder) {
    return err({ code: 'too-many-products', maximum: limits.maxProductsPerOrder })
  }
  if (rise > 0 && limits.available !== null && quantityOfSku(lines, current.sku) + rise > limits.available) {
    return err({ code: 'quantity-unavailable', maxQuantity: limits.available })
  }
  return ok(lines.map((line) => (line === current ? withQuantity(line, quantity) : line)))
}
