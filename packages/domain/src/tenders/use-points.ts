import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'

const centsPerEuro = 100

export type PointsSettings = { readonly pointsPerEuro: number }

export type PointsTender = { readonly points: number; readonly amount: Cents }

export type PointsRequest = { readonly requested: number; readonly balance: number; readonly remainder: Cents }

export type PointsRefusal =
  | { readonly code: 'points-invalid' }
  | { readonly code: 'not-enough-points'; readonly balance: number }

export function pointsWorth(points: number, { pointsPerEuro }: PointsSettings): Cents {
  return Math.floor((points * centsPerEuro) / pointsPerEuro)
}

/** Pays with points; those the order does not need stay with the customer. */
export function usePoints(
  { requested, balance, remainder }: PointsRequest,
  settings: PointsSettings,
): Result<PointsTender, PointsRefusal> {
  if (!Number.isSafeInteger(requested) || requested < 0) return err({ code: 'points-invalid' })
  // Somebody who owes points may still take those off that are on the cart.
  if (requested > Math.max(0, balance)) return err({ code: 'not-enough-points', balance })
  return ok(capPoints({ points: requested, open: remainder }, settings))
}

/** As many of the points as the open amount takes. */
export function capPoints(
  { points, open }: { readonly points: number; readonly open: Cents },
  settings: PointsSettings,
): PointsTender {
  // Asked this way round, what is not a number takes nothing either.
  if (!(points > 0 && open > 0 && settings.pointsPerEuro > 0)) return { points: 0, amount: 0 }
  const affordable = (open * settings.pointsPerEuro) / centsPerEuro
  const used = Math.floor(Math.min(points, affordable))
  return { points: used, amount: Math.min(pointsWorth(used, settings), open) }
}
