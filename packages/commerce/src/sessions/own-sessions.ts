import type { Db } from '@vonk/platform/db'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { sessions, sessionTokens } from './schema.ts'

export type OwnSession = Pick<typeof sessions.$inferSelect, 'id' | 'createdAt' | 'usedAt' | 'browser' | 'system'>

/** Where a customer is logged in: what was ended or has run out is not there. */
export function findSessions(db: Db, customerId: number, now: Date): Promise<OwnSession[]> {
  const { id, createdAt, usedAt, browser, system } = sessions
  const isAlive = sql`exists (
    select from ${sessionTokens} token where token.session_id = ${sessions.id} and token.expires_at > ${now.toISOString()})`
  return db
    .select({ id, createdAt, usedAt, browser, system })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.isRevoked, false), isAlive))
    .orderBy(desc(createdAt), id)
}

/** Ends one session of a customer; false when it is somebody else's, or over. */
export async function revokeOwnSession(db: Db, customerId: number, id: string): Promise<boolean> {
  const isTheirs = and(eq(sessions.id, id), eq(sessions.customerId, customerId), eq(sessions.isRevoked, false))
  const ended = await db.update(sessions).set({ isRevoked: true }).where(isTheirs).returning({ id: sessions.id })
  return ended.length === 1
}

/** Logs a customer out everywhere, but for one session where that is wanted. */
export async function revokeSessionsOf(tx: Db, customerId: number, kept: string | null = null): Promise<void> {
  const isTheirs = eq(sessions.customerId, customerId)
  await tx
    .update(sessions)
    .set({ isRevoked: true })
    .where(kept === null ? isTheirs : and(isTheirs, ne(sessions.id, kept)))
}
