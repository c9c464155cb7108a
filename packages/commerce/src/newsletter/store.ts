import type { Subscription } from '@vonk/domain/newsletter'
import type { Brand } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { withdrawMails } from '@vonk/platform/mail'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type StoredSubscription, subscriptions } from './schema.ts'

export type Reader = { readonly brand: Brand; readonly email: string }

const isOf = ({ brand, email }: Reader): SQL =>
  sql`${subscriptions.brand} = ${brand} and lower(${subscriptions.email}) = lower(${email})`

export async function findSubscription(db: Db, reader: Reader): Promise<StoredSubscription | null> {
  const [row] = await db.select().from(subscriptions).where(isOf(reader))
  return row ?? null
}

/** The newsletters of all brands that somebody reads or has asked for. */
export function findSubscriptions(db: Db, email: string): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(sql`lower(${subscriptions.email}) = lower(${email})`)
    .orderBy(subscriptions.brand)
}

/** Holds a row until the transaction ends. */
export async function lockSubscription(tx: Db, id: number): Promise<StoredSubscription | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return row ?? null
}

/** Of two that come at once the second waits for the first and then finds its row. */
export async function lockReader(tx: Db, { brand, email }: Reader): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('newsletter'), hashtext(${`${brand} ${email.toLowerCase()}`}))`,
  )
}

export type Change = Pick<StoredSubscription, 'isConfirmed' | 'mailDue'>
export type NewSubscription = Reader & Change & Pick<StoredSubscription, 'storeCode'>

export async function insertSubscription(tx: Db, row: NewSubscription, now: Date): Promise<number> {
  const [inserted] = await tx
    .insert(subscriptions)
    .values({ ...row, requestedAt: now, confirmedAt: row.isConfirmed ? now : null })
    .returning({ id: subscriptions.id })
  if (!inserted) throw new Error('A subscription was not stored')
  return inserted.id
}

/** Who asks again is sent a new question: the time and the view of the last request count. */
export async function renewSubscription(tx: Db, id: number, row: NewSubscription, now: Date): Promise<void> {
  const { storeCode, isConfirmed, mailDue } = row
  const confirmedAt = isConfirmed ? now : null
  await tx
    .update(subscriptions)
    .set({ storeCode, isConfirmed, mailDue, requestedAt: now, confirmedAt })
    .where(eq(subscriptions.id, id))
}

export async function markConfirmed(tx: Db, id: number, mailDue: Change['mailDue'], now: Date): Promise<void> {
  await tx.update(subscriptions).set({ isConfirmed: true, confirmedAt: now, mailDue }).where(eq(subscriptions.id, id))
}

export async function closeMailDue(tx: Db, id: number): Promise<void> {
  await tx.update(subscriptions).set({ mailDue: null }).where(eq(subscriptions.id, id))
}

/** An address that nobody confirms is nobody's: it is kept for a while after its link is good for nothing. */
export async function forgetUnconfirmed(db: Db): Promise<{ readonly unconfirmed: number }> {
  const { rowCount } = await db.execute(sql`
    delete from newsletter_subscription where not is_confirmed and requested_at < now() - interval '14 days'`)
  return { unconfirmed: rowCount ?? 0 }
}

/** Also takes back the mails that wait for a mail server. Call it in a transaction. */
export async function deleteSubscription(tx: Db, reader: Reader): Promise<void> {
  const [row] = await tx.delete(subscriptions).where(isOf(reader)).returning({ id: subscriptions.id })
  if (row) await withdrawMails(tx, { address: reader.email, keys: newsletterMailKeys(row.id) })
}

/** How the keys of the mails about a subscription begin. */
export function newsletterMailKeys(id: number): readonly [coupon: string, confirmation: string, asked: string] {
  return [`newsletter-coupon:${id}:`, `newsletter-confirmation:${id}:`, `newsletter-asked:${id}:`]
}

/** Of both brands. */
export async function deleteAddress(db: Db, email: string): Promise<void> {
  await db.delete(subscriptions).where(sql`lower(${subscriptions.email}) = lower(${email})`)
}

export function stateOf(row: StoredSubscription | null): Subscription {
  if (!row) return 'none'
  return row.isConfirmed ? 'subscribed' : 'waiting'
}
