import { sha3of224 } from '../cart/index.ts'
import type { OrderDraft } from './draft-order.ts'

/** The same for two orders that ask for the same thing, whenever and under whatever id. */
export function orderFingerprint<Line>(order: OrderDraft<Line>): string {
  const { orderId: _orderId, createdAt: _createdAt, ...content } = order
  return sha3of224(JSON.stringify(content))
}

/** Pressing the button twice is one order: null when this one was not sent before. */
export function findSentOrder<Line>(
  order: OrderDraft<Line>,
  sent: ReadonlyMap<string, string>,
): { readonly orderId: string } | null {
  const orderId = sent.get(orderFingerprint(order))
  return orderId === undefined ? null : { orderId }
}
