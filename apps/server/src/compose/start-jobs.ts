import { forgetOldCarts } from '@vonk/commerce/cart'
import { forgetEndedSessions } from '@vonk/commerce/sessions'
import type { Database } from '@vonk/platform/db'
import { createJobs, defineJob, type Jobs } from '@vonk/platform/jobs'
import type { Log } from '@vonk/platform/log'
import { pruneEvents } from '@vonk/platform/outbox'
import { z } from 'zod'

const pruneOutbox = defineJob({ name: 'prune-outbox', schema: z.object({}) })
const forgetVisits = defineJob({ name: 'forget-visits', schema: z.object({}) })
const KEPT_DAYS = 14

/** Takes up the work that is not done while a shopper waits. */
export async function startJobs({ db, url, log }: { db: Database; url: string; log: Log }): Promise<Jobs> {
  const jobs = await createJobs({ url, log, isWorker: true })
  await jobs.work(pruneOutbox, async () => {
    const result = await pruneEvents(db, { olderThanDays: KEPT_DAYS })
    log.info(result, 'outbox pruned')
  })
  await jobs.work(forgetVisits, async () => {
    const forgotten = { ...(await forgetOldCarts(db)), ...(await forgetEndedSessions(db)) }
    log.info(forgotten, 'old carts and sessions forgotten')
  })
  await jobs.schedule(pruneOutbox, '15 3 * * *')
  await jobs.schedule(forgetVisits, '45 3 * * *')
  return jobs
}
