import { z } from 'zod'
import type { Database, Db } from '../db/index.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import type { Log } from '../log/index.ts'
import { createTransport, type MailTransport, type SmtpSettings } from './mail-transport.ts'
import { type NewMail, putMail } from './put-mail.ts'
import { sendMails } from './send-mails.ts'

const sendDueMails = defineJob({ name: 'send-mails', schema: z.object({}) })

type MailSenderParts = {
  readonly db: Database
  readonly jobs: Jobs
  /** Null: mails stay in the mailbox. */
  readonly smtp: SmtpSettings | null
  readonly log: Log
}

export type MailSender = {
  /** Adds a mail to the caller's transaction, and has it sent soon after that commits. */
  put(tx: Db, mail: NewMail): Promise<void>
  /** After the jobs have stopped. */
  close(): Promise<void>
}

/** Sends what is due: at once when a mail is put, every minute for those that wait for their day or another attempt. */
export async function startMailSender({ db, jobs, smtp, log }: MailSenderParts): Promise<MailSender> {
  let transport: Promise<MailTransport> | null = null
  await jobs.work(sendDueMails, async (_, { signal }) => {
    // A schedule of a time when there was a mail server may still be kept.
    if (!smtp) return
    const openTransport = () => {
      transport ??= createTransport(smtp)
      return transport
    }
    await sendMails({ db, log, openTransport }, signal)
  })
  if (smtp) await jobs.schedule(sendDueMails, '* * * * *')
  return {
    async put(tx, mail) {
      const isNew = await putMail(tx, mail)
      if (isNew && smtp) await jobs.enqueue(tx, sendDueMails, {})
    },
    close: async () => (await transport)?.close(),
  }
}
