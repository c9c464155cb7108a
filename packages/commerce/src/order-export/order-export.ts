import { createHmac } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { defineJob, type Jobs, type RetryPolicy } from '@vonk/platform/jobs'
import type { Outbox } from '@vonk/platform/outbox'
import { z } from 'zod'
import {
  findOrder,
  orderCanceled,
  orderConfirmed,
  orderRefunded,
  orderReturned,
  orderShipped,
} from '../orders/index.ts'
import { toExportedOrder } from './to-exported-order.ts'

export type ExportTarget = {
  readonly url: string
  /** Shared with the back office, which can tell by it that the shop is calling. */
  readonly secret: string
}

type Export = { readonly id: string; readonly event: string; readonly orderId: string }
type ExportParts = { readonly db: Db; readonly target: ExportTarget; readonly now?: () => number }

const PATIENCE_MS = 10_000

/** Hands an order to the back office; throws unless it was taken. The same id may come twice and means the same. */
export async function exportOrder(
  { db, target, now = Date.now }: ExportParts,
  { id, event, orderId }: Export,
): Promise<void> {
  const order = await findOrder(db, orderId)
  // Somebody who was forgotten is not told about again.
  if (!order || order.anonymisedAt !== null) return
  const body = JSON.stringify({ id, event, order: toExportedOrder(order) })
  const answer = await fetch(target.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'vonk-delivery': id,
      'vonk-signature': sign(target.secret, body, now()),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new ExportRefused(answer.status)
}

/** `t=…,v1=…`: when it was sent, and what only the shop and the back office can make of that and the body. */
function sign(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

class ExportRefused extends Error {
  override readonly name = 'ExportRefused'

  constructor(status: number) {
    super(`the back office answered an order with ${status}`)
  }
}

/** A back office may be away for a weekend: about four days of trying. */
const patient: RetryPolicy = { limit: 15, delaySeconds: 10 }

type RunningParts = ExportParts & { readonly jobs: Jobs; readonly outbox: Outbox; readonly retry?: RetryPolicy }

/** Hands every order to the back office once it is paid, and again whenever something happens to it. */
export async function startOrderExport({ jobs, outbox, retry = patient, ...parts }: RunningParts): Promise<void> {
  const schema = z.object({ id: z.string(), event: z.string(), orderId: z.string() })
  const job = defineJob({ name: 'order-export', schema, retry })
  await jobs.work(job, (data) => exportOrder(parts, data))
  await outbox.subscribe({
    name: 'order-export',
    topics: [orderConfirmed, orderShipped, orderCanceled, orderReturned, orderRefunded],
    from: 'now',
    async handle(tx, { topic: event, payload }) {
      const { orderId } = payload
      const id = [event, orderId, ...('position' in payload ? [payload.position] : [])].join(':')
      await jobs.enqueue(tx, job, { id, event, orderId }, { key: id })
    },
  })
}
