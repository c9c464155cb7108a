import type { Db } from '@vonk/platform/db'
import { and, eq, gt, sql } from 'drizzle-orm'
import { passwordResets } from './schema.ts'
import { hashToken, newToken } from './token.ts'

const HOUR = 3_600_000

/** A token for the link in a mail; the one of an earlier mail is good for nothing any more. */
export async function openReset(tx: Db, customerId: number, now: number): Promise<string> {
  const token = newToken()
  const reset = { tokenHash: hashToken(token), expiresAt: new Date(now + HOUR) }
  await tx
    .insert(passwordResets)
    .values({ customerId, ...reset })
    .onConflictDoUpdate({ target: passwordResets.customerId, set: reset })
  return token
}

type ResetUse = { readonly customerId: number; readonly token: string; readonly now: number }

function isGood({ customerId, token, now }: ResetUse) {
  return and(
    eq(passwordResets.customerId, customerId),
    eq(passwordResets.tokenHash, hashToken(token)),
    gt(passwordResets.expiresAt, new Date(now)),
  )
}

const { customerId } = passwordResets

export async function isResetOpen(db: Db, use: ResetUse): Promise<boolean> {
  const open = await db.select({ customerId }).from(passwordResets).where(isGood(use))
  return open.length === 1
}

/** Uses a token up; false for one that is not, or no longer, good for this customer. */
export async function useReset(tx: Db, use: ResetUse): Promise<boolean> {
  const used = await tx.delete(passwordResets).where(isGood(use)).returning({ customerId })
  return used.length === 1
}

export async function deleteReset(tx: Db, customerId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId))
}

export async function forgetOldResets(db: Db): Promise<{ readonly resets: number }> {
  const { rowCount } = await db.execute(sql`delete from password_reset where expires_at < now()`)
  return { resets: rowCount ?? 0 }
}
