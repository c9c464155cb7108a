import { newsletterAsked, newsletterMailDue } from '@vonk/commerce/newsletter'
import { defineJob, type Jobs } from '@vonk/platform/jobs'
import type { Outbox } from '@vonk/platform/outbox'
import { z } from 'zod'
import { type NewsletterMailParts, writeAskedMail, writeNewsletterMail } from './write-newsletter-mail.ts'

const writeMail = defineJob({
  name: 'write-newsletter-mail',
  schema: z.object({ subscriptionId: z.int() }),
  // Half a day in all.
  retry: { limit: 12, delaySeconds: 10 },
})

const writeAsked = defineJob({
  name: 'write-newsletter-asked-mail',
  schema: z.object({ subscriptionId: z.int(), request: z.enum(['leave', 'join']), at: z.int() }),
  retry: { limit: 12, delaySeconds: 10 },
})

/** Who signs up for the newsletter is asked whether the address is theirs, and gets the coupon; so is who shall leave it. */
export async function startNewsletterMails(
  parts: NewsletterMailParts & { readonly jobs: Jobs; readonly outbox: Outbox },
): Promise<void> {
  const { jobs, outbox } = parts
  await jobs.work(writeMail, ({ subscriptionId }) => writeNewsletterMail(parts, subscriptionId))
  await jobs.work(writeAsked, (asked) => writeAskedMail(parts, asked))
  await outbox.subscribe({
    name: 'newsletter-mails',
    topics: [newsletterMailDue, newsletterAsked],
    from: 'beginning',
    handle: (tx, { topic, payload }) =>
      topic === 'newsletter-asked' ? jobs.enqueue(tx, writeAsked, payload) : jobs.enqueue(tx, writeMail, payload),
  })
}
