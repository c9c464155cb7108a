import type { Db } from '@vonk/platform/db'
import { defineEvent, publish } from '@vonk/platform/outbox'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountNotices, type StoredNotice } from './notices-schema.ts'

/** Something of an account has changed or was asked for, and its owner is told by mail. */
export const accountNoticed = defineEvent('account-noticed', z.object({ noticeId: z.int() }))

export type NewNotice = Pick<StoredNotice, 'customerId' | 'kind' | 'storeCode'> & {
  /** Where to, when it is not the address the account has by then. */
  readonly recipient?: string
}

/** Has a customer told of something, once the caller's transaction commits. */
export async function putNotice(tx: Db, notice: NewNotice): Promise<void> {
  const [added] = await tx.insert(accountNotices).values(notice).returning({ id: accountNotices.id })
  if (added) await publish(tx, accountNoticed({ noticeId: added.id }))
}

export async function findNotice(db: Db, id: number): Promise<StoredNotice | null> {
  const [notice] = await db.select().from(accountNotices).where(eq(accountNotices.id, id))
  return notice ?? null
}

/** The mail is written in the caller's transaction; false when another has done so. */
export async function closeNotice(tx: Db, id: number): Promise<boolean> {
  const closed = await tx.delete(accountNotices).where(eq(accountNotices.id, id)).returning({ id: accountNotices.id })
  return closed.length === 1
}

/** What could not be mailed for days is no news any more. */
export async function forgetOldNotices(db: Db): Promise<{ readonly notices: number }> {
  const { rowCount } = await db.execute(sql`delete from account_notice where created_at < now() - interval '14 days'`)
  return { notices: rowCount ?? 0 }
}
