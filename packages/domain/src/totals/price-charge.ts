import type { Cents } from '../money/index.ts'
import { type Rate, taxInside } from '../tax/index.ts'

/** Something charged beside the lines, shipping or a payment method, including tax. */
export type Charge = { readonly amount: Cents; readonly taxRate: Rate }

/** gross − discount = paid; the tax is what `paid` contains. */
export type ChargeTotals = {
  readonly gross: Cents
  /** Without tax, before the discount. */
  readonly net: Cents
  readonly discount: Cents
  readonly paid: Cents
  readonly tax: Cents
  readonly taxRate: Rate
}

export function priceCharge({ amount, taxRate }: Charge, discount: Cents): ChargeTotals {
  const paid = amount - discount
  return {
    gross: amount,
    net: amount - taxInside(amount, taxRate),
    discount,
    paid,
    tax: taxInside(paid, taxRate),
    taxRate,
  }
}
