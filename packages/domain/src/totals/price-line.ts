import type { CouponLine } from '../coupons/index.ts'
import { type Cents, chargeable } from '../money/index.ts'
import { type Rate, taxInside } from '../tax/index.ts'
import { type ChargeTotals, priceCharge } from './price-charge.ts'

export type LineToPrice = CouponLine & {
  readonly quantity: number
  /** Of one piece, including tax. */
  readonly unitPrice: Cents
  readonly taxRate: Rate
}

export type LineTotals = ChargeTotals & {
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: Cents
  readonly unitPriceNet: Cents
}

export function rowTotal({ unitPrice, quantity }: Pick<LineToPrice, 'unitPrice' | 'quantity'>): Cents {
  // Two negatives would make a price.
  return unitPrice > 0 ? chargeable(unitPrice * quantity) : 0
}

export function priceLine(line: LineToPrice, offered: Cents): LineTotals {
  const { sku, taxRate } = line
  const { gross, net, discount, paid, tax } = priceCharge({ amount: rowTotal(line), taxRate }, offered)
  const unitPrice = chargeable(line.unitPrice)
  const unitPriceNet = unitPrice - taxInside(unitPrice, taxRate)
  // Nobody can buy fewer than none.
  const quantity = line.quantity > 0 ? line.quantity : 0
  return { sku, quantity, unitPrice, unitPriceNet, taxRate, gross, net, discount, paid, tax }
}
