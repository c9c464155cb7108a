import { WithdrawalPage } from '../features/withdrawal/index.ts'

export default function Withdraw() {
  return <WithdrawalPage />
}
