import type { CouponLine } from '../coupons/index.ts'
import type { Cents } from '../money/index.ts'
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
  return unitPrice * quantity
}

export function priceLine(line: LineToPrice, discount: Cents): LineTotals {
  const { sku, quantity, unitPrice, taxRate } = line
  const { gross, net, paid, tax } = priceCharge({ amount: rowTotal(line), taxRate }, discount)
  const unitPriceNet = unitPrice - taxInside(unitPrice, taxRate)
  return { sku, quantity, unitPrice, unitPriceNet, taxRate, gross, net, discount, paid, tax }
}
