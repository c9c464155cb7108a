import { returnPageOf } from '@vonk/domain/payments'
import type { CheckoutUpdate } from './checkout-store.ts'
import type { StoredOrder } from './stored-order.ts'

/** The order that was made of the checkout; the shopper is thanked once it is placed and nothing is left to pay. */
export function adoptOrder({ orderId, orderNumber, isTransmitted, refused, payment }: StoredOrder): CheckoutUpdate {
  const isPlaced = isTransmitted && refused === null
  const isPaid = payment === null || returnPageOf(payment.status) === 'confirmation'
  return () => ({ order: isPlaced ? { orderId, orderNumber } : null, isThankYouPage: isPlaced && isPaid })
}
