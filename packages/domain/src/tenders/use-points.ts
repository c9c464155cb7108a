import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'

const CENTS_PER_EURO = 100

export type PointsSettings = { readonly pointsPerEuro: number }

export type PointsTender = { readonly points: number; readonly amount: Cents }

export type PointsRequest = { readonly requested: number; readonly balance: number; readonly remainder: Cents }

export type PointsRefusal =
  | { readonly code: 'points-invalid' }
  | { readonly code: 'not-enough-points'; readonly balance: number }

export function pointsWorth(points: number, { pointsPerEuro }: PointsSettings): Cents {
  return Math.floor((points * CENTS_PER_EURO) / pointsPerEuro)
}

/** Pays with points; those the order does not need stay with the customer. */
export function usePoints(
  { requested, balance, remainder }: PointsRequest,
  settings: PointsSettings,
): Result<PointsTender, PointsRefusal> {
  if (!Number.isSafeInteger(requested) || requested < 0) return err({ code: 'points-invalid' })
  if (requested > balance) return err({ code: 'not-enough-points', balance })
  return ok(capPoints(requested, remainder, settings))
}

/** As many of the points as the open amount takes. */
export function capPoints(points: number, open: Cents, settings: PointsSettings): PointsTender {
  const used = Math.min(points, Math.floor((open * settings.pointsPerEuro) / CENTS_PER_EURO))
  return { points: used, amount: pointsWorth(used, settings) }
}
