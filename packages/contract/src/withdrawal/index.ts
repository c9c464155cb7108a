export { beginWithdrawal, completeWithdrawal, confirmWithdrawal, openWithdrawal } from './withdrawal-calls.ts'
