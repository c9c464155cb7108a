export { WithdrawalPage } from './withdrawal-page.tsx'
