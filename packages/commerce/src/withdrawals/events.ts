import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** Somebody has declared to withdraw from an order. The position counts the declarations: each is receipted. */
export const withdrawalDeclared = defineEvent(
  'withdrawal-declared',
  z.object({ orderId: z.string(), position: z.int() }),
)
