export { beginWithdrawal, confirmWithdrawal } from './withdrawal-calls.ts'
