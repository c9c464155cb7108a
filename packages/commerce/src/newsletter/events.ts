import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** A reader has a mail to get; which one stands in the row of the subscription. */
export const newsletterMailDue = defineEvent('newsletter-mail-due', z.object({ subscriptionId: z.int() }))
