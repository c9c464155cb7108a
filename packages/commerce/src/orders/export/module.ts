import { defineModule, type MachinePorts, on, work } from '@vonk/module'
import { defineJob, type RetryPolicy } from '@vonk/platform/jobs'
import { z } from 'zod'
import { orderCanceled, orderConfirmed, orderRefunded, orderReturned, orderShipped } from '../events.ts'
import { type ExportTarget, exportOrder } from './order-export.ts'

/** A back office may be away for a weekend: about four days of trying. */
const patient: RetryPolicy = { limit: 15, delaySeconds: 10 }
const exported = [orderConfirmed, orderShipped, orderCanceled, orderReturned, orderRefunded]

/** Null where there is no back office. */
type ExportPorts = MachinePorts & { readonly orderExport: ExportTarget | null }

/** Hands every order to the back office once it is paid, and again whenever something happens to it. */
export const defineOrderExport = (retry = patient) => {
  const schema = z.object({ id: z.string(), event: z.string(), orderId: z.string() })
  const job = defineJob({ name: 'order-export', schema, retry })
  return defineModule({
    name: 'order-export',
    create: ({ orderExport }: ExportPorts) => orderExport,
    jobs: (target, { db }) => (target ? [work(job, (data) => exportOrder({ db, target }, data))] : []),
    listen(target, { jobs }) {
      if (!target) return []
      const handOver = on(exported, { name: 'order-export', from: 'now' }, async (tx, { topic: event, payload }) => {
        const { orderId } = payload
        const id = [event, orderId, ...('position' in payload ? [payload.position] : [])].join(':')
        await jobs.enqueue(tx, job, { id, event, orderId }, { key: id })
      })
      return [handOver]
    },
  })
}

export const orderExportModule = defineOrderExport()
