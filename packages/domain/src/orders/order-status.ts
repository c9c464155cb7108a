import { isPaymentPending, type PaymentEvent, type PaymentStatus } from '../payments/index.ts'
import { err, ok, type Result } from '../result/index.ts'

/** In the words of the shop: Order Placed, Pending, Processing/Exported, Order Processed (shipped), Order Returned, canceled. */
export const orderStatuses = ['placed', 'pending', 'processing', 'shipped', 'returned', 'canceled'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** `revived`: the money came after the order had expired, and everything it needs could be taken once more. */
export type OrderEvent = 'payment-opened' | 'payment-received' | 'shipped' | 'returned' | 'canceled' | 'revived'

export type OrderTransitionRefusal = {
  readonly code: 'order-transition-refused'
  readonly status: OrderStatus
  readonly event: OrderEvent
}

type Transitions = Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>>

/** Every way an order can go. */
export const orderTransitions: Transitions = {
  placed: { 'payment-opened': 'pending', canceled: 'canceled' },
  pending: { 'payment-received': 'processing', canceled: 'canceled' },
  processing: { shipped: 'shipped', canceled: 'canceled' },
  shipped: { returned: 'returned' },
  returned: {},
  canceled: { revived: 'processing' },
}

/** The only function that changes the status of an order. */
export function transitionOrder(status: OrderStatus, event: OrderEvent): Result<OrderStatus, OrderTransitionRefusal> {
  const next = orderTransitions[status][event]
  return next === undefined ? err({ code: 'order-transition-refused', status, event }) : ok(next)
}

export type OrderStep =
  | 'freeze-cart'
  | 'spend-cart'
  | 'thaw-cart'
  | 'release-stock'
  /** Gift cards and points get back what they gave; money has not come yet. */
  | 'return-tenders'
  /** Everything that was paid goes back, less what gift cards that were bought have been spent on. */
  | 'refund-payment'
  /** Gift cards that were bought are good from now on. */
  | 'issue-gift-cards'
  | 'send-confirmation'
  | 'send-shipping-notice'
  | 'credit-points'
  | 'revoke-points'

export type OrderEventPlan = { readonly status: OrderStatus; readonly steps: readonly OrderStep[] }

const steps: Readonly<Record<Exclude<OrderEvent, 'canceled'>, readonly OrderStep[]>> = {
  'payment-opened': ['freeze-cart'],
  'payment-received': ['spend-cart', 'issue-gift-cards', 'send-confirmation'],
  shipped: ['send-shipping-notice', 'credit-points'],
  returned: ['revoke-points'],
  // Cart, tenders and stock were taken before: whether they are there decides whether this happens at all.
  revived: ['issue-gift-cards', 'send-confirmation'],
}

/** What an event makes of an order, and what has to be done with it in the same transaction. */
export function planOrderEvent(status: OrderStatus, event: OrderEvent): Result<OrderEventPlan, OrderTransitionRefusal> {
  const next = transitionOrder(status, event)
  if (!next.ok) return next
  return ok({ status: next.value, steps: event === 'canceled' ? cancellationSteps(status) : steps[event] })
}

/**
 * Before it was paid the shopper gets the cart back, afterwards the money. Cart, tenders and stock are held in the order in
 * which placing an order holds them, so that the two never wait for each other.
 */
function cancellationSteps(status: OrderStatus): readonly OrderStep[] {
  return status === 'processing'
    ? ['refund-payment', 'release-stock']
    : ['thaw-cart', 'return-tenders', 'release-stock']
}

/** A payment of an order whose status has just been told, by webhook, return page or a look at the bank. */
export type ToldPayment = {
  readonly order: OrderStatus
  readonly before: PaymentStatus
  readonly after: PaymentStatus
}

export type Settling =
  /** Nothing to do when there are none. */
  | { readonly do: 'order-events'; readonly events: readonly OrderEvent[] }
  /** Money came for an order that no longer wants it: called off, or paid by another attempt. */
  | { readonly do: 'refund-this-payment' }
  /** Money came for an order nobody called off: it lives again if all it needs is still there. */
  | { readonly do: 'revive-or-refund' }

const nothing: Settling = { do: 'order-events', events: [] }

/** What the news about a payment means for its order; told twice, it means something once. */
export function settlePayment({ order, before, after }: ToldPayment): Settling {
  if (before === after || isPaymentPending(after)) return nothing
  const isAwaited = awaitsPayment(order)
  if (after !== 'paid') return isAwaited ? { do: 'order-events', events: ['canceled'] } : nothing
  if (!isAwaited)
    return { do: order === 'canceled' && before === 'expired' ? 'revive-or-refund' : 'refund-this-payment' }
  // A bank can be quicker than the note that it was asked.
  return { do: 'order-events', events: order === 'placed' ? eventsOnPlacing(0) : ['payment-received'] }
}

function awaitsPayment(order: OrderStatus): boolean {
  return order === 'placed' || order === 'pending'
}

/**
 * A payment expires only while its order waits for it. One that ends after somebody has called the order off is cancelled,
 * so that money which comes nevertheless does not bring back what nobody wants.
 */
export function endingFor(order: OrderStatus, event: PaymentEvent): PaymentEvent {
  return event === 'expired' && !awaitsPayment(order) ? 'cancelled' : event
}

/** What happens to an order as it is placed: what is paid for already passes the open payment at once. */
export function eventsOnPlacing(amountDue: number): readonly OrderEvent[] {
  return amountDue > 0 ? ['payment-opened'] : ['payment-opened', 'payment-received']
}
