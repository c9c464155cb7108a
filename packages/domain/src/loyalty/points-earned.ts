import type { Cents } from '../money/index.ts'
import type { OrderSettings } from '../settings/index.ts'

export type EarningSettings = Pick<OrderSettings, 'pointsEarnedPerEuro'>

export type Spending = {
  /** What was paid for each product line, after discounts. */
  readonly lines: readonly { readonly paid: Cents }[]
  /** The part of it that was paid with points. */
  readonly paidWithPoints: Cents
}

/** Points for what was spent on products; delivery earns none, and points do not earn points. */
export function pointsEarned({ lines, paidWithPoints }: Spending, { pointsEarnedPerEuro }: EarningSettings): number {
  const spent = lines.reduce((sum, { paid }) => sum + paid, 0) - paidWithPoints
  return Math.floor((Math.max(0, spent) * pointsEarnedPerEuro) / 100)
}

/** What a refund takes back: the points that what remains would not have earned. */
export function pointsToRevoke(before: Spending, after: Spending, settings: EarningSettings): number {
  return Math.max(0, pointsEarned(before, settings) - pointsEarned(after, settings))
}
