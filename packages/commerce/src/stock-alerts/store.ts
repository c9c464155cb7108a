import type { Db } from '@vonk/platform/db'
import { withdrawMails } from '@vonk/platform/mail'
import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type StoredAlert, stockAlerts } from './schema.ts'

/** A link in a mail is good for as long as somebody may be on holiday. */
export const CONFIRMATION_DAYS = 7
/** Then the child has grown out of the size. */
export const ALERT_DAYS = 180

const isTo = (email: string): SQL => sql`lower(${stockAlerts.email}) = lower(${email})`

/** A moment so many days before now. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** Of two that come at once for an address the second waits for the first and then finds its rows. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stock-alert'), hashtext(${email.toLowerCase()}))`)
}

export async function findAlertOf(db: Db, email: string, sku: string): Promise<StoredAlert | null> {
  const [alert] = await db
    .select()
    .from(stockAlerts)
    .where(and(isTo(email), eq(stockAlerts.sku, sku)))
  return alert ?? null
}

/** Those a customer has asked for while logged in. */
export function findAlertsOf(db: Db, customerId: number): Promise<readonly StoredAlert[]> {
  return db
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.customerId, customerId))
    .orderBy(asc(stockAlerts.askedAt), asc(stockAlerts.id))
}

/** Ends one of those. */
export async function deleteAlertOf(db: Db, customerId: number, sku: string): Promise<void> {
  await db.delete(stockAlerts).where(and(eq(stockAlerts.customerId, customerId), eq(stockAlerts.sku, sku)))
}

/** How many an address waits for, of which nothing has been mailed yet. */
export async function countOpenAlerts(tx: Db, email: string, now: Date): Promise<number> {
  const isOpen = gt(stockAlerts.confirmedAt, daysBefore(now, ALERT_DAYS))
  return tx.$count(stockAlerts, and(isTo(email), isOpen))
}

export type NewAlert = Pick<StoredAlert, 'sku' | 'email' | 'storeCode' | 'customerId'>

/** Asked once more, an alert begins again: in the view and at the time of the last request. Call it with the address locked. */
export async function putAlert(
  tx: Db,
  alert: NewAlert,
  change: Pick<StoredAlert, 'askedAt' | 'confirmedAt' | 'mailDue'>,
): Promise<number> {
  const row = { ...alert, ...change }
  const isIt = and(isTo(alert.email), eq(stockAlerts.sku, alert.sku))
  const renewed = await tx.update(stockAlerts).set(row).where(isIt).returning({ id: stockAlerts.id })
  const added = renewed.length > 0 ? [] : await tx.insert(stockAlerts).values(row).returning({ id: stockAlerts.id })
  const [put] = [...renewed, ...added]
  if (!put) throw new Error('An alert was not stored')
  return put.id
}

/** Leaves the newest of those nobody has confirmed: a stranger may have asked for them. */
export async function trimUnconfirmed(tx: Db, email: string, kept: number): Promise<void> {
  await tx.execute(sql`
    delete from ${stockAlerts} where id in (
      select id from ${stockAlerts} where lower(email) = lower(${email}) and confirmed_at is null
      order by asked_at desc, id desc offset ${kept})`)
}

export async function findAlert(db: Db, id: number): Promise<StoredAlert | null> {
  const [alert] = await db.select().from(stockAlerts).where(eq(stockAlerts.id, id))
  return alert ?? null
}

/** False for one that is gone meanwhile. */
export async function confirmAlert(tx: Db, id: number, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(stockAlerts)
    .set({ confirmedAt: now, mailDue: null })
    .where(eq(stockAlerts.id, id))
    .returning({ id: stockAlerts.id })
  return confirmed.length === 1
}

/** An alert whose mail is to be written; whoever else writes it waits, and then finds nothing to write. */
export async function lockDueAlert(tx: Db, id: number): Promise<StoredAlert | null> {
  const [alert] = await tx
    .select()
    .from(stockAlerts)
    .where(and(eq(stockAlerts.id, id), isNotNull(stockAlerts.mailDue)))
    .for('update')
  return alert ?? null
}

/** Its mail is written, or what it would tell of is gone again: the alert stays. */
export async function keepAlert(tx: Db, id: number): Promise<void> {
  await tx.update(stockAlerts).set({ mailDue: null }).where(eq(stockAlerts.id, id))
}

export async function deleteAlert(tx: Db, id: number): Promise<void> {
  await tx.delete(stockAlerts).where(eq(stockAlerts.id, id))
}

/** How the keys of all mails about alerts begin. */
export const ALERT_MAIL_KEY = 'stock-alert:'

/** Leaves nothing of an address, nor a mail to it that waits for a mail server. Call it in a transaction. */
export async function forgetAlertsTo(tx: Db, email: string): Promise<void> {
  await tx.delete(stockAlerts).where(isTo(email))
  await withdrawMails(tx, { address: email, keys: [ALERT_MAIL_KEY] })
}

/** Links nobody has followed, alerts that have waited too long, and what counts nothing any more. */
export async function forgetOldAlerts(db: Db): Promise<{ readonly stockAlerts: number }> {
  const { rowCount } = await db.execute(sql`
    delete from ${stockAlerts}
    where confirmed_at < now() - ${ALERT_DAYS} * interval '1 day'
      or (confirmed_at is null and asked_at < now() - ${CONFIRMATION_DAYS} * interval '1 day')`)
  await db.execute(sql`delete from stock_alert_round where began_at < now() - interval '7 days'`)
  return { stockAlerts: rowCount ?? 0 }
}
