import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** Money came for an order that was canceled or paid already, and goes back by itself; the shopper should hear of it. */
export const latePaymentReturned = defineEvent(
  'late-payment-returned',
  z.object({ orderId: z.string().min(1), paymentId: z.string().min(1) }),
)
