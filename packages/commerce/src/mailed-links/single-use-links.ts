import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { and, eq, sql } from 'drizzle-orm'
import { type LinkPurpose, mailedLinks } from './schema.ts'

type NewLink = {
  readonly purpose: LinkPurpose
  /** The id of what the link acts upon. */
  readonly subject: number
  readonly lifeDays: number
  readonly now: Date
}

const DAY = 86_400_000

/** A token for a link that works once. Made where the mail is put: nothing but the mail ever knows it. */
export async function openLink(tx: Db, { purpose, subject, lifeDays, now }: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifeDays * DAY)
  await tx.insert(mailedLinks).values({ hash: hashOf(token), purpose, subject, expiresAt })
  return token
}

/** `good` is said until it is taken. */
export type TakenLink = { readonly subject: number; readonly state: 'good' | 'used' | 'expired' }

type LinkUse = {
  readonly purpose: LinkPurpose
  readonly token: string
  readonly now: Date
  /** Links about anything else count as unknown, and stay as they are. */
  readonly subject?: number
}

function isLink({ purpose, token, subject }: LinkUse) {
  const isAbout = subject === undefined ? undefined : eq(mailedLinks.subject, subject)
  return and(eq(mailedLinks.hash, hashOf(token)), eq(mailedLinks.purpose, purpose), isAbout)
}

/** What a link is good for, without using it up; null for one that was never mailed, or is long forgotten. */
export async function findLink(db: Db, use: LinkUse): Promise<TakenLink | null> {
  const [link] = await db.select().from(mailedLinks).where(isLink(use))
  return link ? { subject: link.subject, state: stateOf(link, use.now) } : null
}

/** Uses a link up in the caller's transaction. */
export async function takeLink(tx: Db, use: LinkUse): Promise<TakenLink | null> {
  const [link] = await tx.select().from(mailedLinks).where(isLink(use)).for('update')
  if (!link) return null
  const state = stateOf(link, use.now)
  if (state === 'good') await tx.update(mailedLinks).set({ usedAt: use.now }).where(isLink(use))
  return { subject: link.subject, state }
}

function stateOf({ usedAt, expiresAt }: typeof mailedLinks.$inferSelect, now: Date): TakenLink['state'] {
  if (usedAt) return 'used'
  return expiresAt <= now ? 'expired' : 'good'
}

/** Whoever follows a link a month too late is still told that it is too late. */
export async function forgetOldLinks(db: Db): Promise<{ readonly links: number }> {
  const { rowCount } = await db.execute(sql`delete from mailed_link where expires_at < now() - interval '30 days'`)
  return { links: rowCount ?? 0 }
}

/** A token is random, so that a plain hash is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
