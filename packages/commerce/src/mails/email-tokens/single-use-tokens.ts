import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { and, eq, sql } from 'drizzle-orm'
import { emailTokens, type TokenPurpose } from './schema.ts'

type NewToken = {
  readonly purpose: TokenPurpose
  /** The id of what the link acts upon. */
  readonly subject: number
  readonly lifeDays: number
  readonly now: Date
}

const DAY = 86_400_000

/** A token for a link that works once. Made where the mail is put: nothing but the mail ever knows it. */
export async function issueEmailToken(tx: Db, { purpose, subject, lifeDays, now }: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifeDays * DAY)
  await tx.insert(emailTokens).values({ hash: hashOf(token), purpose, subject, expiresAt })
  return token
}

/** `good` is said until it is taken. */
export type EmailToken = { readonly subject: number; readonly state: 'good' | 'used' | 'expired' }

type TokenUse = {
  readonly purpose: TokenPurpose
  readonly token: string
  readonly now: Date
  /** Links about anything else count as unknown, and stay as they are. */
  readonly subject?: number
}

function isToken({ purpose, token, subject }: TokenUse) {
  const isAbout = subject === undefined ? undefined : eq(emailTokens.subject, subject)
  return and(eq(emailTokens.hash, hashOf(token)), eq(emailTokens.purpose, purpose), isAbout)
}

/** What a link is good for, without using it up; null for one that was never mailed, or is long forgotten. */
export async function findEmailToken(db: Db, use: TokenUse): Promise<EmailToken | null> {
  const [link] = await db.select().from(emailTokens).where(isToken(use))
  return link ? { subject: link.subject, state: stateOf(link, use.now) } : null
}

/** Uses a link up in the caller's transaction. */
export async function redeemEmailToken(tx: Db, use: TokenUse): Promise<EmailToken | null> {
  const [link] = await tx.select().from(emailTokens).where(isToken(use)).for('update')
  if (!link) return null
  const state = stateOf(link, use.now)
  if (state === 'good') await tx.update(emailTokens).set({ usedAt: use.now }).where(isToken(use))
  return { subject: link.subject, state }
}

function stateOf({ usedAt, expiresAt }: typeof emailTokens.$inferSelect, now: Date): EmailToken['state'] {
  if (usedAt) return 'used'
  return expiresAt <= now ? 'expired' : 'good'
}

/** Whoever follows a link a month too late is still told that it is too late. */
export async function forgetOldTokens(db: Db): Promise<{ readonly links: number }> {
  const { rowCount } = await db.execute(sql`delete from mailed_link where expires_at < now() - interval '30 days'`)
  return { links: rowCount ?? 0 }
}

/** A token is random, so that a plain hash is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
