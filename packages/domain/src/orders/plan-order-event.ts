import { ok, type Result } from '../result/index.ts'
import { type OrderEvent, type OrderStatus, type OrderTransitionRefusal, transitionOrder } from './order-status.ts'

export type OrderStep =
  | 'freeze-cart'
  | 'spend-cart'
  | 'thaw-cart'
  | 'release-stock'
  /** Gift cards and points get back what they gave; money has not come yet. */
  | 'return-tenders'
  /** Everything that was paid goes back. */
  | 'refund-payment'
  | 'send-confirmation'
  | 'send-shipping-notice'
  | 'credit-points'
  | 'revoke-points'

export type OrderEventPlan = { readonly status: OrderStatus; readonly steps: readonly OrderStep[] }

const steps: Readonly<Record<Exclude<OrderEvent, 'canceled'>, readonly OrderStep[]>> = {
  'payment-opened': ['freeze-cart'],
  'payment-received': ['spend-cart', 'send-confirmation'],
  shipped: ['send-shipping-notice', 'credit-points'],
  returned: ['revoke-points'],
}

/** What an event makes of an order, and what has to be done with it in the same transaction. */
export function planOrderEvent(status: OrderStatus, event: OrderEvent): Result<OrderEventPlan, OrderTransitionRefusal> {
  const next = transitionOrder(status, event)
  if (!next.ok) return next
  return ok({ status: next.value, steps: event === 'canceled' ? cancellationSteps(status) : steps[event] })
}

/** Before it was paid the shopper gets the cart back, afterwards the money. */
function cancellationSteps(status: OrderStatus): readonly OrderStep[] {
  return status === 'processing'
    ? ['release-stock', 'refund-payment']
    : ['release-stock', 'return-tenders', 'thaw-cart']
}
