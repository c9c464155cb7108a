import { err, ok, type Result } from '../result/index.ts'

export type TooManyProducts = { readonly code: 'too-many-products'; readonly maximum: number }
export type OrderLimit = { readonly maxProductsPerOrder: number }

type Counted = { readonly quantity: number }

export function totalQuantity(lines: readonly Counted[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** A merged cart may hold more than an order may; it is then kept and only the order is refused. */
export function checkOrderLimit<Line extends Counted>(
  lines: readonly Line[],
  { maxProductsPerOrder }: OrderLimit,
): Result<readonly Line[], TooManyProducts> {
  if (totalQuantity(lines) <= maxProductsPerOrder) return ok(lines)
  return err({ code: 'too-many-products', maximum: maxProductsPerOrder })
}
