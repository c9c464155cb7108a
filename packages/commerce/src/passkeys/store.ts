import type { Db } from '@vonk/platform/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import { passkeys, type StoredPasskey } from './schema.ts'

export type NewPasskey = Omit<StoredPasskey, 'createdAt' | 'usedAt'>

type OwnPasskey = { readonly customerId: number; readonly id: string }

/** The oldest first. */
export function findPasskeys(db: Db, customerId: number): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function findByCredential(db: Db, credentialId: string): Promise<StoredPasskey | null> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found ?? null
}

/** Null when the very same key is somebody's already. */
export async function insertPasskey(tx: Db, passkey: NewPasskey): Promise<StoredPasskey | null> {
  const row = { ...passkey, transports: [...passkey.transports] }
  const [stored] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning()
  return stored ?? null
}

export async function updateName(db: Db, own: OwnPasskey, name: string): Promise<StoredPasskey | null> {
  const [renamed] = await db.update(passkeys).set({ name }).where(isOwn(own)).returning()
  return renamed ?? null
}

/** False when the customer has no such passkey. */
export async function deletePasskey(tx: Db, own: OwnPasskey): Promise<boolean> {
  const removed = await tx.delete(passkeys).where(isOwn(own)).returning({ id: passkeys.id })
  return removed.length === 1
}

/** Counts a log-in; false when it was removed meanwhile, or another log-in has counted as far. */
export async function countUse(
  tx: Db,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<boolean> {
  // Many keys do not count at all, and stay at 0.
  const isNext = sql`(${passkeys.counter} < ${counter} or (${passkeys.counter} = 0 and ${counter} = 0))`
  const used = await tx
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id })
  return used.length === 1
}

function isOwn({ customerId, id }: OwnPasskey) {
  return and(eq(passkeys.customerId, customerId), eq(passkeys.id, id))
}
