import type { TextHash } from '../cart/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import type { OrderOutcome } from '../sync-tasks/index.ts'
import type { OrderDraft } from './draft-order.ts'
import type { OrderStatus } from './order-status.ts'

export type SubmittedOrder = { readonly orderId: string; readonly cartId: string; readonly fingerprint: string }
export type ExistingOrder = SubmittedOrder & { readonly status: OrderStatus }

export type ExistingOrders = {
  readonly withSameId: ExistingOrder | null
  /** The latest order made of the same cart. */
  readonly ofSameCart: ExistingOrder | null
}

export type Submission = { readonly do: 'place' } | { readonly do: 'answer-again'; readonly order: ExistingOrder }

export type SubmissionRefusal =
  | { readonly code: 'order-id-taken' }
  | { readonly code: 'cart-already-ordered'; readonly orderId: string }

/** One order per id and one living order per cart, however often it is handed in. */
export function decideSubmission(
  { cartId, fingerprint }: SubmittedOrder,
  { withSameId, ofSameCart }: ExistingOrders,
): Result<Submission, SubmissionRefusal> {
  if (withSameId !== null) {
    const isSame = withSameId.cartId === cartId && withSameId.fingerprint === fingerprint
    return isSame ? ok({ do: 'answer-again', order: withSameId }) : err({ code: 'order-id-taken' })
  }
  if (ofSameCart !== null && ofSameCart.status !== 'canceled') {
    return err({ code: 'cart-already-ordered', orderId: ofSameCart.orderId })
  }
  return ok({ do: 'place' })
}

/** The same for two orders that ask for the same thing, whenever and under whatever id. */
export function orderFingerprint<Line>(order: OrderDraft<Line>, hash: TextHash): string {
  const { orderId: _orderId, createdAt: _createdAt, ...content } = order
  return hash(JSON.stringify(content))
}

/** Pressing the button twice is one order: null when this one was not sent before. */
export function findSentOrder<Line>(
  order: OrderDraft<Line>,
  { sent, hash }: { readonly sent: ReadonlyMap<string, string>; readonly hash: TextHash },
): { readonly orderId: string } | null {
  const orderId = sent.get(orderFingerprint(order, hash))
  return orderId === undefined ? null : { orderId }
}

/** What the server knows of an order id; null when it has never heard of it. */
export type CheckedOrder = { readonly orderNumber: string | null } | null

/** What became of an order nobody was sure of. One that never arrived is sent again: under its id it can only count once. */
export function checkedOrderOutcome(answer: CheckedOrder | 'unreachable'): OrderOutcome {
  if (answer === 'unreachable') return { do: 'check' }
  if (answer === null) return { do: 'queue' }
  return answer.orderNumber ? { do: 'placed', orderNumber: answer.orderNumber } : { do: 'check' }
}
