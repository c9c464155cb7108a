import { err, type Result } from '../result/index.ts'
import { checkOrderLimit, type OrderLimit, type TooManyProducts } from './check-order-limit.ts'

export type NotOrderable =
  | { readonly code: 'cart-empty' }
  | { readonly code: 'products-unavailable'; readonly skus: readonly string[] }
  | TooManyProducts

type OrderableLine = { readonly sku: string; readonly quantity: number; readonly isInStock: boolean | null }

/** May this cart become an order? What ran out stays in the cart, marked, and blocks ordering until it is gone. */
export function checkOrderable<Line extends OrderableLine>(
  lines: readonly Line[],
  limit: OrderLimit,
): Result<readonly Line[], NotOrderable> {
  if (lines.length === 0) return err({ code: 'cart-empty' })
  const unavailable = lines.filter((line) => line.isInStock === false)
  if (unavailable.length > 0) return err({ code: 'products-unavailable', skus: unavailable.map(({ sku }) => sku) })
  return checkOrderLimit(lines, limit)
}
