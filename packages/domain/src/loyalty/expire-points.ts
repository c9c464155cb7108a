import type { LedgerEntry } from './points-ledger.ts'

/** When it was written, in milliseconds. */
export type DatedEntry = Pick<LedgerEntry, 'points'> & { readonly at: number }

/** Points can be spent for two years. */
export const pointsValidMs = 730 * 86_400_000

/** The entry that takes points that were not spent in time; null while there are none. The oldest are spent first. */
export function expirePoints(ledger: readonly DatedEntry[], now: number): LedgerEntry | null {
  const old = leftOf(ledger).filter(({ at }) => at + pointsValidMs <= now)
  const points = old.reduce((sum, entry) => sum + entry.points, 0)
  return points > 0 ? { points: 0 - points, reason: 'expired' } : null
}

export type PointsExpiry = { readonly points: number; readonly at: number }

/** The points that expire next, and when; null when there are none. */
export function nextExpiry(ledger: readonly DatedEntry[]): PointsExpiry | null {
  const [oldest] = leftOf(ledger)
  return oldest ? { points: oldest.points, at: oldest.at + pointsValidMs } : null
}

/** What is left of every gain when all that was taken is taken from the oldest. */
function leftOf(ledger: readonly DatedEntry[]): readonly DatedEntry[] {
  let taken = ledger.reduce((sum, { points }) => sum - Math.min(0, points), 0)
  const left: DatedEntry[] = []
  for (const { points, at } of ledger.filter((entry) => entry.points > 0)) {
    const used = Math.min(points, taken)
    taken -= used
    if (points > used) left.push({ points: points - used, at })
  }
  return left
}
