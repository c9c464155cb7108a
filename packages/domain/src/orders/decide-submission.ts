import { err, ok, type Result } from '../result/index.ts'
import type { OrderStatus } from './order-status.ts'

export type SubmittedOrder = { readonly orderId: string; readonly cartId: string; readonly fingerprint: string }
export type KnownOrder = SubmittedOrder & { readonly status: OrderStatus }

export type KnownOrders = {
  readonly withSameId: KnownOrder | null
  /** The latest order made of the same cart. */
  readonly ofSameCart: KnownOrder | null
}

export type Submission = { readonly do: 'place' } | { readonly do: 'answer-again'; readonly order: KnownOrder }

export type SubmissionRefusal =
  | { readonly code: 'order-id-taken' }
  | { readonly code: 'cart-already-ordered'; readonly orderId: string }

/** One order per id and one living order per cart, however often it is handed in. */
export function decideSubmission(
  { cartId, fingerprint }: SubmittedOrder,
  { withSameId, ofSameCart }: KnownOrders,
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
