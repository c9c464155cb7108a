import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** The bank has something to tell the shop about a payment, so many times and from then on. */
export const bankCallDue = defineEvent(
  'sandbox-bank-call-due',
  z.object({ reference: z.string().min(1), times: z.int().positive(), at: z.int() }),
)
