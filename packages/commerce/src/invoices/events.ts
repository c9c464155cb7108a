import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

const order = z.object({ orderId: z.string() })

/** An order that was confirmed has its invoice; one that is confirmed again keeps it. */
export const invoiceIssued = defineEvent('invoice-issued', order)

/** The books know of a refund: it has a credit note, unless there was nothing to correct. */
export const refundBooked = defineEvent('refund-booked', order.extend({ position: z.int() }))
