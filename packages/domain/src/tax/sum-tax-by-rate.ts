import type { Cents } from '../money/index.ts'
import type { Rate } from './rate.ts'
import { taxInside } from './taxed-amount.ts'

export type TaxableLine = { readonly gross: Cents; readonly rate: Rate }
export type TaxOfRate = { readonly rate: Rate; readonly gross: Cents; readonly tax: Cents }

/** The tax per rate, rounded per line: the parts sum to the same tax as the lines do. */
export function sumTaxByRate(lines: readonly TaxableLine[]): TaxOfRate[] {
  const sums = new Map<Rate, { rate: Rate; gross: Cents; tax: Cents }>()
  for (const { gross, rate } of lines) {
    const tax = taxInside(gross, rate)
    const sum = sums.get(rate)
    if (sum === undefined) {
      sums.set(rate, { rate, gross, tax })
      continue
    }
    sum.gross += gross
    sum.tax += tax
  }
  return [...sums.values()]
}
