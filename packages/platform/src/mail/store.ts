import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { Attachment } from './put-mail.ts'
import { mailAttachments, mails, type StoredMail } from './schema.ts'

// Longer than a conversation with a mail server can take (`createTransport`).
const LEASE = sql`interval '15 minutes'`

/** Takes the mail that has been due longest; nobody else gets it until this process has had time to send it. */
export async function claimMail(db: Db): Promise<StoredMail | null> {
  const due = sql`(
    select id from ${mails}
    where state in ('waiting', 'sending') and due_at <= now()
    order by due_at, id limit 1
    for update skip locked
  )`
  const [claimed] = await db
    .update(mails)
    .set({ state: 'sending', attempts: sql`${mails.attempts} + 1`, dueAt: sql`now() + ${LEASE}` })
    .where(eq(mails.id, due))
    .returning()
  return claimed ?? null
}

/** How sending ended; a mail that somebody else has claimed since is theirs. */
export type SendOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'refused' | 'given-up'; readonly error: string }
  | { readonly state: 'waiting'; readonly error: string; readonly pauseSeconds: number }

export async function settleMail(db: Db, { id, attempts }: StoredMail, outcome: SendOutcome): Promise<void> {
  await db
    .update(mails)
    .set({
      state: outcome.state,
      sentAt: outcome.state === 'sent' ? sql`now()` : null,
      lastError: outcome.state === 'sent' ? null : outcome.error,
      ...(outcome.state === 'waiting' && { dueAt: sql`now() + ${outcome.pauseSeconds} * interval '1 second'` }),
    })
    .where(sql`${mails.id} = ${id} and ${mails.attempts} = ${attempts}`)
}

/** What a list of mails shows. */
export type MailEntry = Omit<StoredMail, 'html' | 'plainText' | 'unsubscribeUrl'>

/** The newest first; `before` is the id of the last one of the page before. */
export async function findMails(
  db: Db,
  { before, limit }: { before: number | null; limit: number },
): Promise<readonly MailEntry[]> {
  return db
    .select({
      id: mails.id,
      key: mails.key,
      senderName: mails.senderName,
      recipient: mails.recipient,
      recipientName: mails.recipientName,
      subject: mails.subject,
      state: mails.state,
      attempts: mails.attempts,
      dueAt: mails.dueAt,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(before === null ? undefined : lt(mails.id, before))
    .orderBy(desc(mails.id))
    .limit(limit)
}

export async function findMail(db: Db, id: number): Promise<StoredMail | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail ?? null
}

export async function findAttachments(db: Db, mailId: number): Promise<readonly Attachment[]> {
  const { fileName, contentType, content } = mailAttachments
  return db
    .select({ fileName, contentType, content })
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(asc(mailAttachments.position))
}

/** Mails hold addresses and names: what nobody has to look up any more goes, unless it has still to be sent. */
export async function forgetOldMails(db: Db, { olderThanDays }: { olderThanDays: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${mails}
    where created_at < now() - ${olderThanDays} * interval '1 day'
      and (state not in ('waiting', 'sending') or due_at < now() - ${olderThanDays} * interval '1 day')`)
  return rowCount ?? 0
}

/** Leaves nothing that was or would be mailed to an address, as everybody has the right to ask for. */
export async function forgetMailsTo(db: Db, address: string): Promise<void> {
  await db.execute(sql`delete from ${mails} where lower(recipient) = lower(${address})`)
}

/** Takes back what nobody has begun to send of the mails to an address whose keys begin like one of these. */
export async function withdrawMails(
  db: Db,
  { address, keys }: { readonly address: string; readonly keys: readonly string[] },
): Promise<void> {
  await db.execute(sql`
    delete from ${mails}
    where state = 'waiting' and lower(recipient) = lower(${address})
      and exists (select from unnest(${sql.param(keys)}::text[]) beginning where starts_with(key, beginning))`)
}

/** Takes back the one mail with this key, unless somebody has begun to send it. */
export async function withdrawMail(db: Db, key: string): Promise<void> {
  await db.execute(sql`delete from ${mails} where state = 'waiting' and key = ${key}`)
}
