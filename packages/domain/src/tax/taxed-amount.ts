import { type Cents, roundHalfUp, timesRatio } from '../money/index.ts'

/** A percentage as whole millionths, so that 21 % (210000) and 8.25 % (82500) are both exact. */
export type Rate = number

/** The rate that makes the whole: 100 %. */
export const wholeRate: Rate = 1_000_000

const millionthsPerPercent = wholeRate / 100

/** Reads a percentage of up to four decimals; what is not a percentage above zero is no rate at all. */
export function rateFromPercent(percent: number): Rate {
  if (!(percent > 0 && Number.isFinite(percent))) return 0
  return Math.min(roundHalfUp(percent * millionthsPerPercent), Number.MAX_SAFE_INTEGER)
}

export function percentFromRate(rate: Rate): number {
  return rate / millionthsPerPercent
}

/** A price field with its tax and its price including tax; net + tax is always gross. */
export type TaxedAmount = { readonly net: Cents; readonly tax: Cents; readonly gross: Cents }

export type StoredTax = { readonly rate: Rate; readonly sourcePriceIncludesTax: boolean }

export const noAmount: TaxedAmount = { net: 0, tax: 0, gross: 0 }

/** The tax contained in an amount that includes it. */
export function taxInside(gross: Cents, rate: Rate): Cents {
  return timesRatio(gross, { numerator: rate, denominator: wholeRate + rate })
}

/** The tax that comes on top of an amount without it. */
export function taxOnTop(net: Cents, rate: Rate): Cents {
  return timesRatio(net, { numerator: rate, denominator: wholeRate })
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

/** Something that is paid for, with the tax that is in it. */
export type TaxedPart = { readonly paid: Cents; readonly tax: Cents; readonly taxRate: Rate }
export type TaxOfRate = { readonly rate: Rate; readonly gross: Cents; readonly tax: Cents }

/** The tax per rate. It was rounded per part, so the sums of the rates are the sum of the parts. */
export function sumTaxByRate(parts: readonly TaxedPart[]): TaxOfRate[] {
  const sums = new Map<Rate, { rate: Rate; gross: Cents; tax: Cents }>()
  for (const { paid, tax, taxRate } of parts) {
    const sum = sums.get(taxRate)
    if (sum === undefined) {
      sums.set(taxRate, { rate: taxRate, gross: paid, tax })
      continue
    }
    sum.gross += paid
    sum.tax += tax
  }
  return [...sums.values()]
}
