export { adoptServerLine, lineFromServer } from './adopt-server-line.ts'
export {
  type AfterConnect,
  afterConnect,
  type ConnectAnswer,
  type ConnectAsGuest,
  type ConnectSettings,
} from './after-connect.ts'
export { type AfterMerge, afterMerge, type MergeOutcome } from './after-merge.ts'
export { type AfterPull, afterPull } from './after-pull.ts'
export { applyMergePlan } from './apply-merge-plan.ts'
export { confirmUpdate } from './confirm-update.ts'
export { isSyncRequired, isTotalsSyncRequired } from './is-sync-required.ts'
export { type GuestMerge, type GuestMerged, mergeGuestCart } from './merge-guest-cart.ts'
export { type LinePair, mergedQuantity, type QuantityMerge } from './merged-quantity.ts'
export { type AuthorizeStep, planAuthorize } from './plan-authorize.ts'
export { type LoadedCart, planCartLoad } from './plan-cart-load.ts'
export {
  type MergeMode,
  type MergePlan,
  type MergeRules,
  type MergeSettings,
  type MergeStep,
  planMerge,
} from './plan-merge.ts'
export {
  canSyncTotals,
  planTotalsSync,
  type TotalsConnection,
  type TotalsSyncState,
  type TotalsSyncStep,
} from './plan-totals-sync.ts'
export { applyRepair, repairAfterFailure, type UpdateFailure, type UpdateRepair } from './repair-after-failure.ts'
export { referenceOf, type ServerLine } from './server-line.ts'
export { forcesClientState, type SyncConditions, shouldSync } from './should-sync.ts'
export { type UpdateContext, updateNotification } from './update-notification.ts'
