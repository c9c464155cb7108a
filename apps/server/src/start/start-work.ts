import type { OpenModules } from '@vonk/module'
import { createJobs, defineJob, type Jobs } from '@vonk/platform/jobs'
import { forgetOldMails, startMailSender } from '@vonk/platform/mail'
import { createOutbox, pruneEvents } from '@vonk/platform/outbox'
import { z } from 'zod'
import type { OpenDatabase } from './open-database.ts'
import type { StartParts } from './start-options.ts'

const pruneOutbox = defineJob({ name: 'prune-outbox', schema: z.object({}) })
const forgetVisits = defineJob({ name: 'forget-visits', schema: z.object({}) })
const KEPT_DAYS = 14

type WorkParts = { readonly database: OpenDatabase; readonly modules: OpenModules }

/** Takes up the work that is not done while a shopper waits. */
export async function startWork(
  { config, log, metrics: { registry } }: StartParts,
  { database: { db, url }, modules }: WorkParts,
  resources: AsyncDisposableStack,
): Promise<void> {
  const jobs = await createJobs({ url, log, registry, isWorker: true })
  // Of its own: it closes with the jobs, while those that answer calls still follow what is published.
  const outbox = createOutbox({ db, url, log })
  const mails = await startMailSender({ db, log, jobs, smtp: config.mail.smtp })
  resources.defer(async () => {
    await Promise.all([jobs.stop(), outbox.close()])
    await mails.close()
  })
  const ports = { db, outbox, log, registry, clock: Date.now, jobs, mails }
  await startHousekeeping(jobs, {
    async prune() {
      log.info(await pruneEvents(db, { olderThanDays: KEPT_DAYS }), 'outbox pruned')
    },
    async forget() {
      const mailsGone = await forgetOldMails(db, { olderThanDays: config.mail.keptDays })
      log.info({ ...(await modules.forget(ports)), mails: mailsGone }, 'what is kept no longer was forgotten')
    },
  })
  await modules.startWork(ports)
}

type Housekeeping = { prune(): Promise<void>; forget(): Promise<void> }

async function startHousekeeping(jobs: Jobs, { prune, forget }: Housekeeping): Promise<void> {
  await jobs.work(pruneOutbox, prune)
  await jobs.work(forgetVisits, forget)
  await jobs.schedule(pruneOutbox, '15 3 * * *')
  await jobs.schedule(forgetVisits, '45 3 * * *')
}
