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

/** `good` is said once. */
export type TakenLink = { readonly subject: number; readonly state: 'good' | 'used' | 'expired' }

type LinkUse = {
  readonly purpose: LinkPurpose
  readonly token: string
  readonly now: Date
  /** Links about anything else count as unknown, and stay as they are. */
  readonly subject?: number
}

/** Uses a link up in the caller's transaction; null for one that was never mailed, or is long forgotten. */
export async function takeLink(tx: Db, { purpose, token, now, subject: about }: LinkUse): Promise<TakenLink | null> {
  const isAbout = about === undefined ? undefined : eq(mailedLinks.subject, about)
  const isIt = and(eq(mailedLinks.hash, hashOf(token)), eq(mailedLinks.purpose, purpose), isAbout)
  const [link] = await tx.select().from(mailedLinks).where(isIt).for('update')
  if (!link) return null
  const { subject } = link
  if (link.usedAt) return { subject, state: 'used' }
  if (link.expiresAt <= now) return { subject, state: 'expired' }
  await tx.update(mailedLinks).set({ usedAt: now }).where(isIt)
  return { subject, state: 'good' }
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
