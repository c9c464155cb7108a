import type { RefreshToken } from '@vonk/domain/session'
import type { Db } from '@vonk/platform/db'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { sessions, sessionTokens } from './schema.ts'
import { hashToken } from './token.ts'

export type TokenToStore = {
  readonly token: string
  readonly sessionId: string
  readonly kind: 'access' | 'refresh' | 'proof'
  readonly expiresAt: Date
}

export async function markUsed(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ usedAt: now }).where(eq(sessions.id, id))
}

export async function insertToken(tx: Db, { token, ...rest }: TokenToStore): Promise<void> {
  await tx.insert(sessionTokens).values({ ...rest, hash: hashToken(token) })
}

/** Whose token it is; null for what is unknown, ended or expired. */
export async function findCustomerOf(db: Db, token: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ customerId: sessions.customerId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(
      and(
        eq(sessionTokens.hash, hashToken(token)),
        eq(sessionTokens.kind, 'access'),
        eq(sessions.isRevoked, false),
        gt(sessionTokens.expiresAt, now),
      ),
    )
  return row?.customerId ?? null
}

export type StoredRefreshToken = RefreshToken & { readonly sessionId: string; readonly customerId: number }

/** Held until the transaction ends, so that two exchanges of one token come one after the other. */
export async function lockRefreshToken(tx: Db, token: string): Promise<StoredRefreshToken | null> {
  const [row] = await tx
    .select({
      sessionId: sessionTokens.sessionId,
      customerId: sessions.customerId,
      startedAt: sessions.createdAt,
      expiresAt: sessionTokens.expiresAt,
      rotatedAt: sessionTokens.rotatedAt,
      isRevoked: sessions.isRevoked,
      isRotating: sessions.isRotating,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, hashToken(token)), eq(sessionTokens.kind, 'refresh')))
    .for('update')
  if (!row) return null
  const { startedAt, expiresAt, rotatedAt, ...rest } = row
  const times = {
    startedAt: startedAt.getTime(),
    expiresAt: expiresAt.getTime(),
    rotatedAt: rotatedAt?.getTime() ?? null,
  }
  // Asked for after the session is held: what was counted while waiting for it may be more by then.
  return { ...rest, ...times, branches: await tx.$count(sessionTokens, isExchangeable(row.sessionId)) }
}

const isExchangeable = (sessionId: string) =>
  and(eq(sessionTokens.sessionId, sessionId), eq(sessionTokens.kind, 'refresh'), isNull(sessionTokens.rotatedAt))

/** The other branch goes with the one that is exchanged: whoever comes back with it after the grace is found out. */
export async function markRotated(tx: Db, { sessionId, now }: { sessionId: string; now: Date }) {
  await tx.update(sessionTokens).set({ rotatedAt: now }).where(isExchangeable(sessionId))
  await tx.update(sessions).set({ isRotating: true }).where(eq(sessions.id, sessionId))
}

export async function revokeSession(tx: Db, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ isRevoked: true }).where(eq(sessions.id, sessionId))
}

export async function findSessionOf(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ id: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(and(eq(sessionTokens.hash, hashToken(token)), ne(sessionTokens.kind, 'proof')))
  return row?.id ?? null
}

/** Every session nobody can use any more, with its tokens. */
export async function forgetEndedSessions(db: Db): Promise<{ readonly sessions: number }> {
  await db.execute(sql`delete from session_token where expires_at < now()`)
  const { rowCount } = await db.execute(sql`
    delete from customer_session where is_revoked or created_at < now() - interval '1 day'
      and not exists (select from session_token where session_id = customer_session.id)`)
  return { sessions: rowCount ?? 0 }
}
