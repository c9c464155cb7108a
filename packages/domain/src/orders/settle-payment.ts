import { isPaymentPending, type PaymentStatus } from '../payments/index.ts'
import type { OrderEvent, OrderStatus } from './order-status.ts'

/** A payment of an order whose status has just been told, by webhook, return page or a look at the bank. */
export type ToldPayment = {
  readonly order: OrderStatus
  readonly before: PaymentStatus
  readonly after: PaymentStatus
}

export type Settling =
  /** Nothing to do when there are none. */
  | { readonly do: 'order-events'; readonly events: readonly OrderEvent[] }
  /** Money came for an order that no longer wants it: canceled, or paid by another attempt. */
  | { readonly do: 'refund-this-payment' }

const nothing: Settling = { do: 'order-events', events: [] }

/** What the news about a payment means for its order; told twice, it means something once. */
export function settlePayment({ order, before, after }: ToldPayment): Settling {
  if (before === after || isPaymentPending(after)) return nothing
  const isAwaited = order === 'placed' || order === 'pending'
  if (after !== 'paid') return isAwaited ? { do: 'order-events', events: ['canceled'] } : nothing
  if (!isAwaited) return { do: 'refund-this-payment' }
  // A bank can be quicker than the note that it was asked.
  return { do: 'order-events', events: order === 'placed' ? eventsOnPlacing(0) : ['payment-received'] }
}

/** What happens to an order as it is placed: what is paid for already passes the open payment at once. */
export function eventsOnPlacing(amountDue: number): readonly OrderEvent[] {
  return amountDue > 0 ? ['payment-opened'] : ['payment-opened', 'payment-received']
}
