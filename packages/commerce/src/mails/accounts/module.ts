import { defineModule, type MachinePorts, on, work } from '@vonk/module'
import { defineJob } from '@vonk/platform/jobs'
import { z } from 'zod'
import { accountNoticed } from '../../customers/index.ts'
import type { Site } from '../mail-shop.ts'
import { writeAccountMail } from './write-account-mail.ts'

const writeMail = defineJob({
  name: 'write-account-mail',
  schema: z.object({ noticeId: z.int() }),
  // Half a day in all.
  retry: { limit: 12, delaySeconds: 10 },
})

/** Customers hear by mail what happens to their account. */
export const accountMailsModule = defineModule({
  name: 'account-mails',
  create: ({ site }: MachinePorts & { readonly site: Site }) => site,
  jobs: (site, ports) => [work(writeMail, ({ noticeId }) => writeAccountMail({ ...ports, site }, noticeId))],
  listen: (_, { jobs }) => [
    on([accountNoticed], { name: 'account-mails', from: 'beginning' }, (tx, { payload }) =>
      jobs.enqueue(tx, writeMail, payload),
    ),
  ],
})
