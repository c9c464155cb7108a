import { defineModule, type MachinePorts, on, work } from '@vonk/module'
import { defineJob } from '@vonk/platform/jobs'
import { z } from 'zod'
import { newsletterAsked, newsletterMailDue } from '../../newsletter/index.ts'
import type { Site } from '../mail-shop.ts'
import { writeAskedMail, writeNewsletterMail } from './write-newsletter-mail.ts'

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
export const newsletterMailsModule = defineModule({
  name: 'newsletter-mails',
  create: ({ site }: MachinePorts & { readonly site: Site }) => site,
  jobs: (site, ports) => [
    work(writeMail, ({ subscriptionId }) => writeNewsletterMail({ ...ports, site }, subscriptionId)),
    work(writeAsked, (asked) => writeAskedMail({ ...ports, site }, asked)),
  ],
  listen: (_, { jobs }) => [
    on(
      [newsletterMailDue, newsletterAsked],
      { name: 'newsletter-mails', from: 'beginning' },
      (tx, { topic, payload }) =>
        topic === 'newsletter-asked' ? jobs.enqueue(tx, writeAsked, payload) : jobs.enqueue(tx, writeMail, payload),
    ),
  ],
})
