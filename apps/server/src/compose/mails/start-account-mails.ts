import { accountNoticed } from '@vonk/commerce/account-notices'
import { defineJob, type Jobs } from '@vonk/platform/jobs'
import type { Outbox } from '@vonk/platform/outbox'
import { z } from 'zod'
import { type AccountMailParts, writeAccountMail } from './write-account-mail.ts'

const writeMail = defineJob({
  name: 'write-account-mail',
  schema: z.object({ noticeId: z.int() }),
  // Half a day in all.
  retry: { limit: 12, delaySeconds: 10 },
})

/** Customers hear by mail what happens to their account. */
export async function startAccountMails(
  parts: AccountMailParts & { readonly jobs: Jobs; readonly outbox: Outbox },
): Promise<void> {
  const { jobs, outbox } = parts
  await jobs.work(writeMail, ({ noticeId }) => writeAccountMail(parts, noticeId))
  await outbox.subscribe({
    name: 'account-mails',
    topics: [accountNoticed],
    from: 'beginning',
    handle: (tx, { payload }) => jobs.enqueue(tx, writeMail, payload),
  })
}
