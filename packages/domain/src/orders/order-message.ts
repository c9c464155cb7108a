/** What the shopper is told about an order that was not accepted. */
export type OrderMessage =
  | { readonly code: 'quantity-too-large' | 'order-failed' }
  | { readonly code: 'refused-by-server'; readonly text: string }

/** A server that finds the order too large to read has been asked for too much. */
export function orderMessage(serverMessage: string | null): OrderMessage {
  if (!serverMessage) return { code: 'order-failed' }
  if (/request entity too large/i.test(serverMessage)) return { code: 'quantity-too-large' }
  return { code: 'refused-by-server', text: serverMessage }
}
