import { returnPageOf } from '@vonk/domain/payments'
import type { StoredOrder } from '#device/checkout/index.ts'

/** What the page after the bank has to say. */
export type OrderState =
  | 'loading'
  /** Paid, or nothing was due. */
  | 'paid'
  /** Nobody knows yet. */
  | 'checking'
  | 'cancelled'
  | 'failed'
  | 'expired'
  /** Kept on the device: the shop has not answered for it. */
  | 'queued'
  /** Sent by itself a moment ago: nobody has been at the bank yet. */
  | 'unpaid'
  | 'refused'
  /** The shop has it, this device has not. */
  | 'elsewhere'
  | 'unknown'

export function orderStateOf(order: StoredOrder): OrderState {
  if (order.refused !== null) return 'refused'
  if (!order.isTransmitted) return order.body === null ? 'checking' : 'queued'
  if (order.payment === null) return 'paid'
  const { status } = order.payment
  switch (returnPageOf(status)) {
    case 'confirmation':
      return 'paid'
    case 'checking':
      return 'checking'
    case 'try-again':
      return status === 'cancelled' || status === 'expired' ? status : 'failed'
  }
}

const pauses = [1500, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000]

/** How long to wait before asking the bank once more: ever longer, at most half a minute. */
export function pauseBefore(attempt: number): number {
  return pauses[Math.min(attempt, pauses.length - 1)] ?? 30_000
}

/** From here on the shopper is told that it takes longer than usual. */
export const longWait = 5
