import { paymentStatuses } from '@vonk/domain/payments'
import { z } from 'zod'

/** A payment as the shopper's device follows it. */
export const openedPaymentSchema = z
  .object({
    id: z.string(),
    status: z
      .enum(paymentStatuses)
      .describe('`checking`: the bank has not said what became of it, which is never the same as failed'),
    redirectUrl: z.string().nullable().describe('Where the shopper pays; null while the bank cannot be asked'),
  })
  .meta({ id: 'Payment' })
