import { defineEvent } from '@vonk/platform/outbox'
import { z } from 'zod'

/** A reader has a mail to get; which one stands in the row of the subscription. */
export const newsletterMailDue = defineEvent('newsletter-mail-due', z.object({ subscriptionId: z.int() }))

/**
 * Somebody who did not prove that an address is theirs wanted it off the list, or on it again: what becomes of that is left
 * to who reads its mails. `at` is when, in milliseconds.
 */
export const newsletterAsked = defineEvent(
  'newsletter-asked',
  z.object({ subscriptionId: z.int(), request: z.enum(['leave', 'join']), at: z.int() }),
)
