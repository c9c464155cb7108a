export { withdrawalRoutes } from './routes.ts'
export type { StoredWithdrawal } from './schema.ts'
export { findDeclaredAt, findWithdrawal, type WithdrawalParts } from './withdrawals.ts'
