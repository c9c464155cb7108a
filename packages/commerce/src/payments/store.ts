import { type PaymentStatus, paymentCodes } from '@vonk/domain/payments'
import { selectList } from '@vonk/platform/bulk-insert'
import { type Db, statement } from '@vonk/platform/db'
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { holdingOrder, type OrderHead, paymentRefunds } from '../orders/index.ts'
import { payments, type StoredPayment } from './schema.ts'

const columns = selectList(getTableColumns(payments))
const paymentById = statement<StoredPayment>('payment-by-id', `select ${columns} from order_payment where id = $1`)
const paymentByReference = statement<StoredPayment>(
  'payment-by-reference',
  `select ${columns} from order_payment where provider = $1 and provider_reference = $2`,
)
const lockedPayment = statement<StoredPayment>(
  'payment-locked',
  `select ${columns} from order_payment where id = $1 for update`,
)

export async function findPayment(db: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await paymentById(db, id)
  return payment ?? null
}

export async function findPaymentByReference(
  db: Db,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Promise<StoredPayment | null> {
  const [payment] = await paymentByReference(db, provider, reference)
  return payment ?? null
}

const lockedWithOrder = statement<StoredPayment & { readonly order: OrderHead }>(
  'payment-locked-with-order',
  `with held as (${holdingOrder('$1')})
  select ${columns}, (select to_json(held) from held) as "order"
  from order_payment where id = $2 and order_id = (select "orderId" from held) for update`,
)

/** The order is held before its payment, as whoever needs both does it; null when either is not there. */
export async function lockWithOrder(
  tx: Db,
  { id, orderId }: Pick<StoredPayment, 'id' | 'orderId'>,
): Promise<{ readonly order: OrderHead; readonly payment: StoredPayment } | null> {
  const [row] = await lockedWithOrder(tx, orderId, id)
  if (!row) return null
  const { order, ...payment } = row
  return { order, payment }
}

/** Whoever needs its order as well uses `lockWithOrder`. */
export async function lockPayment(tx: Db, id: string): Promise<StoredPayment | null> {
  const [payment] = await lockedPayment(tx, id)
  return payment ?? null
}

const heardOf = statement<never>(
  'payment-heard-of',
  `update order_payment set
    asked_at = $3, status = $2, updated_at = case when status = $2 then updated_at else $3 end
  where id = $1`,
)

/** What the provider has said of a payment that is held. */
export async function saveOutcome(tx: Db, id: string, outcome: { readonly status: PaymentStatus; readonly at: Date }) {
  await heardOf(tx, id, outcome.status, outcome.at)
}

const opened = statement<{ id: string }>(
  'payment-opened',
  `update order_payment set provider_reference = $3, redirect_url = $4, status = $5
  where id = $1 and status = $2 returning id`,
)

/** Null when something has become of the payment since it was read. */
export async function saveOpened(
  db: Db,
  payment: StoredPayment,
  made: Pick<StoredPayment, 'reference' | 'redirectUrl' | 'status'>,
): Promise<StoredPayment | null> {
  const written = await opened(db, payment.id, payment.status, made.reference, made.redirectUrl, made.status)
  return written.length > 0 ? { ...payment, ...made } : null
}

export type ExpiryMinutes = {
  /** How long a shopper may take at the bank. */
  readonly usual: number
  /** The same where somebody else first looks into who buys. */
  readonly payLater: number
}

type Look = { readonly now: Date; readonly limit: number }

/** The payments that are still undecided although their time is over or their order is canceled, the oldest first. */
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

/** With whom a payment is undecided or a refund waits. */
export async function findProvidersInUse(db: Db): Promise<string[]> {
  const { provider, status, id } = payments
  const refunding = sql`select ${paymentRefunds.paymentId} from ${paymentRefunds} where ${paymentRefunds.state} in ('wanted', 'stuck')`
  const rows = await db
    .selectDistinct({ provider })
    .from(payments)
    .where(sql`${status} in ('open', 'checking') or ${id} in (${refunding})`)
  return rows.map((row) => row.provider)
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
