export { withdrawalRoutes } from './routes.ts'
export type { StoredWithdrawal } from './schema.ts'
export { findWithdrawal, type WithdrawalParts } from './withdrawals.ts'
