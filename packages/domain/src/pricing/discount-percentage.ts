import type { Cents } from '../money/index.ts'

/** Whole percents off the reference price, rounded down so that no reduction is overstated; null when there is none. */
export function discountPercentage(price: Cents, reference: Cents | null): number | null {
  if (reference === null || reference <= price) return null
  const percent = Math.floor(((reference - Math.max(price, 0)) * 100) / reference)
  return percent > 0 ? percent : null
}
