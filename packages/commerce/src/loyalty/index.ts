export { expireOldPoints } from './expire-old-points.ts'
export { enterPoints, issueLoyaltyCard, lockLoyaltyCard, openLoyaltyCard, type PointsMove } from './ledger.ts'
export type { StoredLoyaltyCard, StoredLoyaltyEntry } from './schema.ts'
export {
  findLoyaltyCard,
  findLoyaltyLedger,
  loadPointsBalance,
  putLoyaltyCards,
  putLoyaltyEntries,
} from './store.ts'
