export { cardBars, cardNumberOf } from './card-number.ts'
export { type DatedEntry, expirePoints, nextExpiry, type PointsExpiry, pointsValidMs } from './expire-points.ts'
export { type EarningSettings, pointsEarned, pointsToRevoke, type Spending } from './points-earned.ts'
export { type LedgerEntry, pointsBalance, revokePoints, spendPoints } from './points-ledger.ts'
