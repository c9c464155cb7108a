import { createHmac } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { findOrder } from '../store.ts'
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
