import { type Cents, chargeable } from '../money/index.ts'
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

/** Takes a discount off; never more than there is to take it from. */
export function priceCharge({ amount, taxRate }: Charge, offered: Cents): ChargeTotals {
  const gross = chargeable(amount)
  const discount = Math.max(0, Math.min(offered, gross))
  const paid = gross - discount
  return { gross, net: gross - taxInside(gross, taxRate), discount, paid, tax: taxInside(paid, taxRate), taxRate }
}
