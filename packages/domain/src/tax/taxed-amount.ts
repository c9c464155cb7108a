import { type Cents, timesRatio } from '../money/index.ts'
import { type Rate, WHOLE } from './rate.ts'

/** A price field with its tax and its price including tax; net + tax is always gross. */
export type TaxedAmount = { readonly net: Cents; readonly tax: Cents; readonly gross: Cents }

export type StoredTax = { readonly rate: Rate; readonly sourcePriceIncludesTax: boolean }

export const NO_AMOUNT: TaxedAmount = { net: 0, tax: 0, gross: 0 }

/** The tax contained in an amount that includes it. */
export function taxInside(gross: Cents, rate: Rate): Cents {
  return timesRatio(gross, { numerator: rate, denominator: WHOLE + rate })
}

/** The tax that comes on top of an amount without it. */
export function taxOnTop(net: Cents, rate: Rate): Cents {
  return timesRatio(net, { numerator: rate, denominator: WHOLE })
}

/** Splits an amount as it is stored, with or without tax, into its three variants. */
export function taxedAmount(stored: Cents, { rate, sourcePriceIncludesTax }: StoredTax): TaxedAmount {
  if (sourcePriceIncludesTax) {
    const tax = taxInside(stored, rate)
    return { net: stored - tax, tax, gross: stored }
  }
  const tax = taxOnTop(stored, rate)
  return { net: stored, tax, gross: stored + tax }
}

export function addAmounts(one: TaxedAmount, other: TaxedAmount): TaxedAmount {
  return { net: one.net + other.net, tax: one.tax + other.tax, gross: one.gross + other.gross }
}

export function multiplyAmount(amount: TaxedAmount, quantity: number): TaxedAmount {
  return { net: amount.net * quantity, tax: amount.tax * quantity, gross: amount.gross * quantity }
}
