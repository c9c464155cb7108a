import { err, ok, type Result } from '../result/index.ts'

/** In the words of the shop: Order Placed, Pending, Processing/Exported, Order Processed (shipped), Order Returned, canceled. */
export type OrderStatus = 'placed' | 'pending' | 'processing' | 'shipped' | 'returned' | 'canceled'

export type OrderEvent = 'payment-opened' | 'payment-received' | 'shipped' | 'returned' | 'canceled'

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
  canceled: {},
}

/** The only function that changes the status of an order. */
export function transitionOrder(status: OrderStatus, event: OrderEvent): Result<OrderStatus, OrderTransitionRefusal> {
  const next = orderTransitions[status][event]
  return next === undefined ? err({ code: 'order-transition-refused', status, event }) : ok(next)
}
