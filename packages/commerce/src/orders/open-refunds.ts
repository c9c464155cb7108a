import { err, ok, type Result } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { paymentRefunds } from './schema.ts'

export type PaymentRefund = typeof paymentRefunds.$inferSelect

/** The money of an order that went back or has to, the oldest first. */
export function findPaymentRefunds(db: Db, orderId: string): Promise<PaymentRefund[]> {
  const { wantedAt, id } = paymentRefunds
  return db.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, orderId)).orderBy(asc(wantedAt), asc(id))
}

export type OpenRefunds = { readonly wanted: number; readonly stuck: number }

/** How many refunds wait for their provider, and how many for somebody to act. */
export async function countOpenRefunds(db: Db): Promise<OpenRefunds> {
  const { state } = paymentRefunds
  const rows = await db
    .select({ state, count: sql<number>`count(*)::integer` })
    .from(paymentRefunds)
    .where(inArray(state, ['wanted', 'stuck']))
    .groupBy(state)
  const of = (wanted: string) => rows.find((row) => row.state === wanted)?.count ?? 0
  return { wanted: of('wanted'), stuck: of('stuck') }
}

export type StuckRefusal = { readonly code: 'no-stuck-refund' }

/** Has the stuck refunds of an order tried from the beginning. */
export function tryStuckAgain(tx: Db, orderId: string): Promise<Result<number, StuckRefusal>> {
  return changeStuck(tx, orderId, { state: 'wanted', tries: 0, nextTryAt: null })
}

/** Notes that the stuck refunds of an order were paid in another way, so that they are never sent. */
export function endStuckByHand(tx: Db, orderId: string): Promise<Result<number, StuckRefusal>> {
  return changeStuck(tx, orderId, { state: 'by-hand' })
}

async function changeStuck(
  tx: Db,
  orderId: string,
  change: Partial<PaymentRefund>,
): Promise<Result<number, StuckRefusal>> {
  const changed = await tx
    .update(paymentRefunds)
    .set({ ...change, changedAt: sql`now()` })
    .where(and(eq(paymentRefunds.orderId, orderId), eq(paymentRefunds.state, 'stuck')))
    .returning({ id: paymentRefunds.id })
  return changed.length > 0 ? ok(changed.length) : err({ code: 'no-stuck-refund' })
}
