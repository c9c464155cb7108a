import { err, ok, type Result } from '../result/index.ts'
import { type OrderLimit, type TooManyProducts, totalQuantity } from './check-order-limit.ts'
import { type HeldLine, isSameLine } from './is-same-line.ts'
import type { QuantityRefusal } from './parse-quantity.ts'
import { withQuantity } from './with-quantity.ts'

/** `available` is what stock allows of this product in one cart; null when stock sets no limit. */
export type QuantityLimits = OrderLimit & { readonly available: number | null }

export type QuantityUnavailable = { readonly code: 'quantity-unavailable'; readonly maxQuantity: number }
export type AddLineRefusal = TooManyProducts | QuantityUnavailable | QuantityRefusal

export type LineToAdd<Line extends HeldLine> = { readonly line: Line; readonly limits: QuantityLimits }

/** Puts a line in the cart, or raises the quantity of the one that is already there. */
export function addLine<Line extends HeldLine>(
  lines: readonly Line[],
  { line, limits }: LineToAdd<Line>,
): Result<readonly Line[], AddLineRefusal> {
  const { maxProductsPerOrder, available } = limits
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) return err({ code: 'quantity-invalid' })
  if (totalQuantity(lines) + line.quantity > maxProductsPerOrder) {
    return err({ code: 'too-many-products', maximum: maxProductsPerOrder })
  }
  if (available !== null && quantityOfSku(lines, line.sku) + line.quantity > available) {
    return err({ code: 'quantity-unavailable', maxQuantity: available })
  }
  return ok(putLine(lines, line))
}

/** Lines that differ in options alone draw on the same stock. */
export function quantityOfSku(lines: readonly HeldLine[], sku: string): number {
  return totalQuantity(lines.filter((line) => line.sku === sku))
}

function putLine<Line extends HeldLine>(lines: readonly Line[], added: Line): readonly Line[] {
  const index = lines.findIndex((line) => isSameLine(line, added))
  if (index < 0) return [...lines, added]
  return lines.map((line, at) => (at === index ? withQuantity(line, line.quantity + added.quantity) : line))
}
