import { err, ok, type Result } from '../result/index.ts'
import type { OrderStatus } from './order-status.ts'

export const withdrawalDays = 14

export type Withdrawal = {
  readonly status: OrderStatus
  /** Days on the shop's calendar since the last parcel arrived; null while it is on its way. */
  readonly daysSinceDelivery: number | null
}

export type WithdrawalRefusal = { readonly code: 'nothing-to-withdraw' | 'withdrawal-period-over' }

/** Who bought at a distance may change their mind for 14 days: the order is canceled, or returned once it is shipped. */
export function checkWithdrawal({
  status,
  daysSinceDelivery,
}: Withdrawal): Result<'canceled' | 'returned', WithdrawalRefusal> {
  if (status === 'canceled' || status === 'returned') return err({ code: 'nothing-to-withdraw' })
  if (status !== 'shipped') return ok('canceled')
  const isOver = daysSinceDelivery !== null && daysSinceDelivery > withdrawalDays
  return isOver ? err({ code: 'withdrawal-period-over' }) : ok('returned')
}
