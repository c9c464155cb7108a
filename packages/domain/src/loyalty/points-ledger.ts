import { err, ok, type Result } from '../result/index.ts'
import type { PointsRefusal } from '../tenders/index.ts'

/** Points given or taken, never changed afterwards; the reason is shown on the loyalty card. */
export type LedgerEntry = {
  readonly points: number
  /** `spent-again`: by an order that had expired and given them back, when its money came after all. */
  readonly reason: 'earned' | 'spent' | 'given-back' | 'revoked' | 'spent-again' | 'expired'
}

/** Below nothing where points of a returned purchase had been spent. */
export function pointsBalance(ledger: readonly LedgerEntry[]): number {
  return ledger.reduce((sum, { points }) => sum + points, 0)
}

/** The entry that spends points, if there are as many. */
export function spendPoints(ledger: readonly LedgerEntry[], points: number): Result<LedgerEntry, PointsRefusal> {
  if (!Number.isSafeInteger(points) || points < 1) return err({ code: 'points-invalid' })
  const balance = pointsBalance(ledger)
  return points > balance ? err({ code: 'not-enough-points', balance }) : ok({ points: -points, reason: 'spent' })
}

/** The entry that takes back earned points. Where they were spent meanwhile they are owed: what is earned next makes up for them. */
export function revokePoints(points: number): LedgerEntry {
  return { points: 0 - Math.max(0, points), reason: 'revoked' }
}
