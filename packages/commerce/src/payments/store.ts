import { paymentCodes } from '@vonk/domain/payments'
import type { Db } from '@vonk/platform/db'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { paymentRefunds } from '../orders/index.ts'
import { payments, type StoredPayment } from './schema.ts'

export async function findPayment(db: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment ?? null
}

export async function findPaymentByReference(
  db: Db,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Promise<StoredPayment | null> {
  const isIt = and(eq(payments.provider, provider), eq(payments.reference, reference))
  const [payment] = await db.select().from(payments).where(isIt)
  return payment ?? null
}

/** Whoever needs its order as well locks that first. */
export async function lockPayment(tx: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment ?? null
}

type PaymentChange = Partial<Pick<StoredPayment, 'status' | 'reference' | 'redirectUrl' | 'askedAt' | 'updatedAt'>>

export async function updatePayment(tx: Db, id: string, change: PaymentChange): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id))
}

export type ExpiryMinutes = {
  /** How long a shopper may take at the bank. */
  readonly usual: number
  /** The same where somebody else first looks into who buys. */
  readonly payLater: number
}

type Look = { readonly now: Date; readonly limit: number }

/** The payments that are still undecided although their time is over or their order is called off, the oldest first. */
export async function findExpired(db: Db, { usual, payLater }: ExpiryMinutes, { now, limit }: Look): Promise<string[]> {
  const { id, status, method, createdAt, orderId } = payments
  const minutes = sql`case ${method} when ${paymentCodes.payLater} then ${payLater}::integer else ${usual}::integer end`
  const isCalledOff = sql`exists (
    select from sales_order o where o.order_id = ${orderId} and o.status = 'canceled')`
  const isOver = sql`${createdAt} <= ${now.toISOString()}::timestamptz - make_interval(mins => ${minutes})`
  const rows = await db
    .select({ id })
    .from(payments)
    .where(and(inArray(status, ['open', 'checking']), sql`(${isOver} or ${isCalledOff})`))
    .orderBy(asc(createdAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/**
 * The payments the provider should be asked about: undecided ones at growing intervals up to a quarter of an hour, and
 * those that ended without money once an hour for a day, since it may still come.
 */
export async function findUnheard(db: Db, { now, limit }: Look): Promise<string[]> {
  const { id, status, createdAt, updatedAt, askedAt, reference } = payments
  const moment = sql`${now.toISOString()}::timestamptz`
  const last = sql`coalesce(${askedAt}, ${createdAt})`
  const pause = sql`least(greatest((${moment} - ${createdAt}) / 4, interval '1 minute'), interval '15 minutes')`
  const isUndecided = sql`${status} in ('open', 'checking') and ${last} <= ${moment} - ${pause}`
  const mayStillCome = sql`${status} in ('failed', 'cancelled', 'expired') and ${isNotNull(reference)}
    and ${updatedAt} > ${moment} - interval '1 day' and ${last} <= ${moment} - interval '1 hour'`
  const rows = await db
    .select({ id })
    .from(payments)
    .where(sql`(${isUndecided}) or (${mayStillCome})`)
    .orderBy(last)
    .limit(limit)
  return rows.map((row) => row.id)
}

export type DueRefund = Pick<StoredPayment, 'provider' | 'reference' | 'orderId'> & {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly tries: number
}

/** Money that was not sent back yet and may be tried now, what has waited longest first. */
export async function findDueRefunds(db: Db, { now, limit }: Look): Promise<DueRefund[]> {
  const { id, paymentId, amount, tries, state, wantedAt, nextTryAt } = paymentRefunds
  const { provider, reference, orderId } = payments
  return db
    .select({ id, paymentId, amount, tries, provider, reference, orderId })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentId))
    .where(and(eq(state, 'wanted'), or(isNull(nextTryAt), lte(nextTryAt, now))))
    .orderBy(asc(wantedAt))
    .limit(limit)
}

export async function endRefund(db: Db, id: string): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ state: 'sent', nextTryAt: null, changedAt: sql`now()` })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'wanted')))
}

type Postponed = { readonly tries: number; readonly outcome: 'refused' | 'away'; readonly nextTryAt: Date | null }

/** To be tried again then; without a moment it is stuck. A try that another process has counted already is not counted twice. */
export async function postponeRefund(
  db: Db,
  { id, tries: before }: DueRefund,
  { tries, outcome: lastOutcome, nextTryAt }: Postponed,
): Promise<void> {
  const state = nextTryAt === null ? 'stuck' : 'wanted'
  await db
    .update(paymentRefunds)
    .set({ state, tries, lastOutcome, nextTryAt, changedAt: sql`now()` })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'wanted'), eq(paymentRefunds.tries, before)))
}
