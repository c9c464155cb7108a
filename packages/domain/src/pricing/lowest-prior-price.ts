import type { Cents } from '../money/index.ts'
import type { Instant } from './price-source.ts'

/** The price a shopper was shown from a moment on, until the next point. */
export type PricePoint = { readonly since: Instant; readonly price: Cents }

export type Reduction = {
  readonly price: Cents
  readonly now: Instant
  /** When the reduction was announced to begin; used where the history does not know. */
  readonly since: Instant | null
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** The lowest price asked in the 30 days before the reduction began, as the law wants it named; null when unknown. */
export function lowestPriorPrice(history: readonly PricePoint[], reduction: Reduction): Cents | null {
  const points = history.filter(({ since }) => since <= reduction.now).toSorted((a, b) => a.since - b.since)
  const begin = beginOf(reduction, points)
  let lowest: Cents | null = null
  for (const [index, { since, price }] of points.entries()) {
    const until = points[index + 1]?.since ?? begin
    const wasAsked = since < begin && until > Math.max(since, begin - thirtyDays)
    if (wasAsked && (lowest === null || price < lowest)) lowest = price
  }
  return lowest
}

/** A reduction begins where the unbroken run of its price begins. */
function beginOf({ price, now, since }: Reduction, points: readonly PricePoint[]): Instant {
  const lastOther = points.findLastIndex((point) => point.price !== price)
  return points[lastOther + 1]?.since ?? since ?? now
}

/** Whole percents off the reference price, rounded down so that no reduction is overstated; null when there is none. */
export function discountPercentage(price: Cents, reference: Cents | null): number | null {
  if (reference === null || reference <= price) return null
  const percent = Math.floor(((reference - Math.max(price, 0)) * 100) / reference)
  return percent > 0 ? percent : null
}
