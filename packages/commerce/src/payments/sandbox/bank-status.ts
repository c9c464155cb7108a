import type { PaymentEvent } from '@vonk/domain/payments'
import type { BankPayment } from './schema.ts'

export type BankStatus = BankPayment['status'] | 'expired'

/** What a payment is at a moment: late answers come and open payments end without anybody touching the row. */
export function bankStatusAt(
  {
    status,
    comingStatus,
    comingAt,
    expiresAt,
  }: Pick<BankPayment, 'status' | 'comingStatus' | 'comingAt' | 'expiresAt'>,
  now: number,
): BankStatus {
  if (status === 'pending' && comingStatus && comingAt && comingAt.getTime() <= now) return comingStatus
  const isUndecided = status === 'open' || (status === 'pending' && comingStatus === null)
  return isUndecided && expiresAt.getTime() <= now ? 'expired' : status
}

/** Whether the shopper can still decide. */
export function isUndecided(status: BankStatus): boolean {
  return status === 'open' || status === 'pending'
}

const events: Readonly<Record<BankStatus, PaymentEvent>> = {
  open: 'open',
  pending: 'unknown',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
}

export function toPaymentEvent(status: BankStatus): PaymentEvent {
  return events[status]
}
