import { defineModule, type MachinePorts, on, type WorkPorts, work } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import { defineJob } from '@vonk/platform/jobs'
import { z } from 'zod'
import { stockChanged } from '../../stock/index.ts'
import {
  findAwaited,
  openAlertLeaveLinks,
  openRound,
  stockAlertAsked,
  stockAlertOpened,
} from '../../stock-alerts/index.ts'
import type { Site } from '../mail-shop.ts'
import { writeStockAlertMail } from './write-stock-alert-mail.ts'

// Half a day in all.
const retry = { limit: 12, delaySeconds: 10 }
const tellWaiting = defineJob({ name: 'tell-stock-alerts', schema: z.object({ sku: z.string() }), retry })
const writeMail = defineJob({ name: 'write-stock-alert-mail', schema: z.object({ alertId: z.int() }), retry })

/** Who waits for something that is sold out hears by mail when it is back. */
export const stockAlertMailsModule = defineModule({
  name: 'stock-alert-mails',
  create: async ({ db, site }: MachinePorts & { readonly site: Site }) => ({
    site,
    leaveLinks: await openAlertLeaveLinks(db),
  }),
  jobs: (parts, ports) => [
    work(writeMail, ({ alertId }) => writeStockAlertMail({ ...ports, ...parts }, alertId)),
    work(tellWaiting, ({ sku }) => tell(ports, sku)),
  ],
  listen: (_, { jobs }) => [
    on(
      [stockChanged, stockAlertOpened, stockAlertAsked],
      { name: 'stock-alerts', from: 'now' },
      async (tx, { topic, payload }) => {
        if (topic === 'stock-alert-asked') return jobs.enqueue(tx, writeMail, payload)
        const skus = topic === 'stock-changed' ? payload.skus : [payload.sku]
        for (const sku of await findAwaited(tx, skus)) await jobs.enqueue(tx, tellWaiting, { sku })
      },
    ),
  ],
})

/** One job per mail, because writing one takes longer than a row should be held. */
function tell({ db, jobs, clock }: WorkPorts, sku: string): Promise<void> {
  return db.transaction(async (tx: Db) => {
    const { alertIds, again } = await openRound(tx, sku, new Date(clock()))
    for (const alertId of alertIds) await jobs.enqueue(tx, writeMail, { alertId })
    if (again) await jobs.enqueue(tx, tellWaiting, { sku }, { runAt: again })
  })
}
