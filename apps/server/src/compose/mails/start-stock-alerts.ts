import { stockChanged } from '@vonk/commerce/stock'
import {
  findAwaited,
  openAlertLeaveLinks,
  openRound,
  stockAlertAsked,
  stockAlertOpened,
} from '@vonk/commerce/stock-alerts'
import type { Database, Db } from '@vonk/platform/db'
import { defineJob, type Jobs } from '@vonk/platform/jobs'
import type { Outbox } from '@vonk/platform/outbox'
import { z } from 'zod'
import { type StockAlertMailParts, writeStockAlertMail } from './write-stock-alert-mail.ts'

// Half a day in all.
const retry = { limit: 12, delaySeconds: 10 }
const tellWaiting = defineJob({ name: 'tell-stock-alerts', schema: z.object({ sku: z.string() }), retry })
const writeMail = defineJob({ name: 'write-stock-alert-mail', schema: z.object({ alertId: z.int() }), retry })

type Parts = Omit<StockAlertMailParts, 'leaveLinks'> & { readonly jobs: Jobs; readonly outbox: Outbox }

/** Who waits for something that is sold out hears by mail when it is back. */
export async function startStockAlerts(parts: Parts): Promise<void> {
  const { db, jobs, outbox } = parts
  const leaveLinks = await openAlertLeaveLinks(db)
  await jobs.work(writeMail, ({ alertId }) => writeStockAlertMail({ ...parts, leaveLinks }, alertId))
  await jobs.work(tellWaiting, ({ sku }) => tell(db, jobs, sku))
  await outbox.subscribe({
    name: 'stock-alerts',
    topics: [stockChanged, stockAlertOpened, stockAlertAsked],
    from: 'now',
    async handle(tx, { topic, payload }) {
      if (topic === 'stock-alert-asked') return jobs.enqueue(tx, writeMail, payload)
      const skus = topic === 'stock-changed' ? payload.skus : [payload.sku]
      for (const sku of await findAwaited(tx, skus)) await jobs.enqueue(tx, tellWaiting, { sku })
    },
  })
}

/** One job per mail, because writing one takes longer than a row should be held. */
function tell(db: Database, jobs: Jobs, sku: string): Promise<void> {
  return db.transaction(async (tx: Db) => {
    const { alertIds, again } = await openRound(tx, sku, new Date())
    for (const alertId of alertIds) await jobs.enqueue(tx, writeMail, { alertId })
    if (again) await jobs.enqueue(tx, tellWaiting, { sku }, { runAt: again })
  })
}
