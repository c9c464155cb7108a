import { forgetOldNotices } from '@vonk/commerce/account-notices'
import { forgetBatches } from '@vonk/commerce/back-office'
import { forgetOldCarts } from '@vonk/commerce/cart'
import { followEdits, productsEdited } from '@vonk/commerce/catalogue'
import { expireOldPoints } from '@vonk/commerce/loyalty'
import { forgetOldLinks } from '@vonk/commerce/mailed-links'
import { forgetUnconfirmed } from '@vonk/commerce/newsletter'
import { startOrderExport } from '@vonk/commerce/order-export'
import { forgetOldChallenges } from '@vonk/commerce/passkeys'
import { BANK_SECRET, startBankCalls } from '@vonk/commerce/payments'
import { loadSecret } from '@vonk/commerce/secrets'
import { forgetEndedSessions, forgetOldNetworks, forgetOldResets } from '@vonk/commerce/sessions'
import { forgetOldAlerts } from '@vonk/commerce/stock-alerts'
import { createStores } from '@vonk/commerce/stores'
import { publishDue } from '@vonk/content/editor'
import { publishDueReleases } from '@vonk/content/releases'
import { createLocalSource } from '@vonk/content/stories'
import { createStoryblokSource } from '@vonk/content/storyblok'
import { settingsOfView } from '@vonk/domain/settings'
import { storeTimeAt } from '@vonk/domain/time'
import type { Database } from '@vonk/platform/db'
import { createJobs, defineJob, type Jobs } from '@vonk/platform/jobs'
import type { Log } from '@vonk/platform/log'
import { forgetOldMails, startMailSender } from '@vonk/platform/mail'
import type { Registry } from '@vonk/platform/metrics'
import { createOutbox, type Outbox, pruneEvents } from '@vonk/platform/outbox'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { startAccountMails } from './mails/start-account-mails.ts'
import { startNewsletterMails } from './mails/start-newsletter-mails.ts'
import { startOrderMails } from './mails/start-order-mails.ts'
import { startStockAlerts } from './mails/start-stock-alerts.ts'
import { openPayments, siteOf } from './open-payments.ts'
import { startPaymentJobs } from './payment-jobs.ts'

const pruneOutbox = defineJob({ name: 'prune-outbox', schema: z.object({}) })
const forgetVisits = defineJob({ name: 'forget-visits', schema: z.object({}) })
const publishStories = defineJob({ name: 'publish-due-stories', schema: z.object({}) })
const expirePoints = defineJob({ name: 'expire-points', schema: z.object({}) })
const KEPT_DAYS = 14

type JobParts = {
  readonly db: Database
  readonly url: string
  readonly log: Log
  readonly registry: Registry
  readonly config: Config
}

/** Takes up the work that is not done while a shopper waits. */
export async function startJobs(parts: JobParts): Promise<{ stop(): Promise<void> }> {
  const outbox = createOutbox(parts)
  await outbox.subscribe({
    name: 'edited-products',
    topics: [productsEdited],
    from: 'now',
    async handle(tx, { payload: { view, ids } }) {
      const now = Date.now()
      await followEdits(tx, view, { ids, now, utcOffsetMinutes: storeTimeAt(now).utcOffsetMinutes })
    },
  })
  const jobs = await startScheduled(parts)
  await followPayments(parts, { jobs, outbox })
  const { orderExport: target } = parts.config
  if (target) await startOrderExport({ db: parts.db, target, jobs, outbox })
  const mails = await startMailSender({ ...parts, jobs, smtp: parts.config.mail.smtp })
  await startAccountMails({ ...parts, jobs, outbox, mails, site: siteOf(parts.config) })
  await startStockAlerts({ ...parts, jobs, outbox, mails, site: siteOf(parts.config) })
  await startNewsletterMails({ ...parts, jobs, outbox, mails, site: siteOf(parts.config) })
  await startOrderMails({ ...parts, jobs, outbox, mails, site: siteOf(parts.config), stories: openStories(parts) })
  return {
    async stop() {
      await Promise.all([jobs.stop(), outbox.close()])
      await mails.close()
    },
  }
}

/** Read when a mail is written, which is seldom enough to keep nothing. */
function openStories({ db, log, config: { storyblok, previewToken } }: JobParts) {
  return storyblok ? createStoryblokSource({ ...storyblok, previewToken, log }) : createLocalSource({ db })
}

type Runners = { readonly jobs: Jobs; readonly outbox: Outbox }

/** Expiry, reconciliation and refunds; and the calls of the bank, where it is the shop's own. */
async function followPayments({ db, log, config, registry }: JobParts, { jobs, outbox }: Runners): Promise<void> {
  const directory = await createStores({ db }).loadDirectory()
  const payments = await openPayments({ db, config, directory, settingsOf: settingsOfView, log })
  await startPaymentJobs({ jobs, outbox, registry }, payments, config.payments)
  if (config.payments.provider.name !== 'sandbox') return
  await startBankCalls({ db, secret: await loadSecret(db, BANK_SECRET), jobs, outbox })
}

async function startScheduled({ db, url, log, registry, config: { mail } }: JobParts) {
  const jobs = await createJobs({ url, log, registry, isWorker: true })
  await jobs.work(pruneOutbox, async () => {
    const result = await pruneEvents(db, { olderThanDays: KEPT_DAYS })
    log.info(result, 'outbox pruned')
  })
  await jobs.work(forgetVisits, async () => {
    const forgotten = {
      ...(await forgetOldCarts(db)),
      ...(await forgetEndedSessions(db)),
      ...(await forgetOldNetworks(db)),
      ...(await forgetOldResets(db)),
      ...(await forgetOldNotices(db)),
      ...(await forgetOldChallenges(db)),
      ...(await forgetOldLinks(db)),
      ...(await forgetOldAlerts(db)),
      ...(await forgetUnconfirmed(db)),
      ...(await forgetBatches(db)),
      mails: await forgetOldMails(db, { olderThanDays: mail.keptDays }),
    }
    log.info(
      forgotten,
      'old carts, sessions, networks, links, notices, challenges, alerts, unconfirmed readers, batches and mails forgotten',
    )
  })
  await jobs.work(expirePoints, async () => {
    log.info(await expireOldPoints(db, new Date()), 'points expired')
  })
  await jobs.work(publishStories, async () => {
    const directory = await createStores({ db }).loadDirectory()
    const now = new Date()
    const [releases, stories] = [
      await publishDueReleases({ db, directory }, now),
      await publishDue({ db, directory }, now),
    ]
    const isWorth = [releases, stories].some(({ published, refused }) => published + refused > 0)
    if (isWorth) log.info({ releases, stories }, 'releases and stories whose moment came')
  })
  await jobs.schedule(publishStories, '* * * * *')
  await jobs.schedule(expirePoints, '15 4 * * *')
  await jobs.schedule(pruneOutbox, '15 3 * * *')
  await jobs.schedule(forgetVisits, '45 3 * * *')
  return jobs
}
