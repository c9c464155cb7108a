import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

const order = z.object({ orderId: z.string() })

/** An order was handed in and holds its stock. */
export const orderPlaced = defineEvent('order-placed', order)

/** It waits for money. Who did not follow the shop to the bank needs a link. */
export const orderPaymentOpen = defineEvent('order-payment-open', order.extend({ paymentId: z.string() }))

/** It is paid, or nothing was due. */
export const orderConfirmed = defineEvent('order-confirmed', order)

export const orderShipped = defineEvent('order-shipped', order)
/** An order that was revived can be canceled again: the position counts those after the first. */
export const orderCanceled = defineEvent('order-canceled', order.extend({ position: z.int().optional() }))
export const orderReturned = defineEvent('order-returned', order)

/** Its buyer has withdrawn from it: when, `order_withdrawal` says. */
export const orderWithdrawn = defineEvent('order-withdrawn', order)

/** Something goes back to gift cards, points or the bank: the refund of this position, counted from 0. */
export const orderRefunded = defineEvent('order-refunded', order.extend({ position: z.int() }))

/** Gift cards bought with the order are good from now on; `findBoughtCards` knows their codes. */
export const giftCardIssued = defineEvent('gift-card-issued', order)
