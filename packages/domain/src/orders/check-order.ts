import { checkOrderLimit, type NotOrderable, type OrderLimit } from '../cart/index.ts'
import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import type { DemandCheck } from '../stock/index.ts'

/** What the shopper saw and what it is now; null where the client did not say what it showed. */
export type AgreedPrice = { readonly agreed: Cents | null; readonly current: Cents }

export type OrderedLine = { readonly sku: string; readonly quantity: number; readonly unitPrice: AgreedPrice }

export type OrderToCheck<Line extends OrderedLine = OrderedLine> = {
  readonly lines: readonly Line[]
  /** With shipping, discounts and tenders: what would be charged. */
  readonly total: AgreedPrice
  readonly stock: DemandCheck
}

export type PriceChange = { readonly was: Cents; readonly now: Cents }

export type OrderRefusal =
  | NotOrderable
  | { readonly code: 'stock-unverified'; readonly skus: readonly string[] }
  | {
      readonly code: 'price-changed'
      readonly lines: readonly (PriceChange & { readonly sku: string })[]
      readonly total: PriceChange | null
    }

/** May this order be placed, as it stands, for what the shopper agreed to pay? The first reason against it is given. */
export function checkOrder<Line extends OrderedLine>(
  order: OrderToCheck<Line>,
  limit: OrderLimit,
): Result<OrderToCheck<Line>, OrderRefusal> {
  const { lines, stock } = order
  if (lines.length === 0) return err({ code: 'cart-empty' })
  const limited = checkOrderLimit(lines, limit)
  if (!limited.ok) return limited
  if (stock.shortages.length > 0) {
    return err({ code: 'products-unavailable', skus: stock.shortages.map(({ sku }) => sku) })
  }
  if (stock.unverified.length > 0) return err({ code: 'stock-unverified', skus: stock.unverified })
  return checkPrices(order)
}

function checkPrices<Line extends OrderedLine>(order: OrderToCheck<Line>): Result<OrderToCheck<Line>, OrderRefusal> {
  const lines = order.lines.flatMap(({ sku, unitPrice }) => {
    const change = changeOf(unitPrice)
    return change ? [{ sku, ...change }] : []
  })
  const total = changeOf(order.total)
  return lines.length > 0 || total !== null ? err({ code: 'price-changed', lines, total }) : ok(order)
}

function changeOf({ agreed, current }: AgreedPrice): PriceChange | null {
  return agreed === null || agreed === current ? null : { was: agreed, now: current }
}
