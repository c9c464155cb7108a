import type { Cents } from '../money/index.ts'
import type { Rate } from './rate.ts'

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
