import { createJobs } from '@vonk/platform/jobs'
import { startMailSender } from '@vonk/platform/mail'
import { openSmtpServer } from '@vonk/platform/mail/testing'
import { createOutbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, seedViews } from '@vonk/testkit'
import { expect } from 'vitest'

/** A database with the store views, a mail server, and as many workers that mail as somebody asks for. */
export async function openMailTest(smtp: Parameters<typeof openSmtpServer>[0] = {}) {
  // Loading them takes longer than a busy machine should be waited for later.
  await Promise.all([import('@vonk/messages/mails'), import('@vonk/messages/invoice')])
  const { db, url, close } = await openTestDatabase()
  const server = await openSmtpServer(smtp)
  await seedViews(db)
  const { log } = aLog()
  const workers: { stop(): Promise<unknown> }[] = []
  const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address))

  return {
    db,
    /** All mails that have arrived. */
    received: server.mails,
    mailsTo,
    textOf: (address: string, index = 0) => mailsTo(address)[index]?.parts[0]?.content.toString('utf8') ?? '',
    arrived: (address: string, count: number) =>
      expect.poll(() => mailsTo(address).length, { timeout: 90_000 }).toBe(count),
    /** What modules of a worker need to write mails. */
    async addWorker() {
      const jobs = await createJobs({ url, log, isWorker: true })
      const outbox = createOutbox({ db, url, log })
      const mails = await startMailSender({ db, jobs, smtp: { url: server.url, from: 'shop@vonk.example' }, log })
      workers.push({
        async stop() {
          await Promise.all([jobs.stop(), outbox.close()])
          await mails.close()
        },
      })
      return { db, log, jobs, outbox, mails, site: { protocol: 'https:', port: '' } }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await server.close()
      await close()
    },
  }
}

export type MailTest = Awaited<ReturnType<typeof openMailTest>>
export type MailPorts = Awaited<ReturnType<MailTest['addWorker']>>
