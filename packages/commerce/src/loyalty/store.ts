import { bulkInsert } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { asc, eq, sql } from 'drizzle-orm'
import { loyaltyCards, loyaltyEntries, type StoredLoyaltyCard, type StoredLoyaltyEntry } from './schema.ts'

export function putLoyaltyCards(db: Db, rows: readonly StoredLoyaltyCard[]): Promise<void> {
  return bulkInsert(db, loyaltyCards, rows)
}

/** The ledger only grows: an entry that is there already stays as it was written. */
export function putLoyaltyEntries(db: Db, rows: readonly StoredLoyaltyEntry[]): Promise<void> {
  return bulkInsert(db, loyaltyEntries, rows, 'keep')
}

export async function findLoyaltyCard(db: Db, customerId: number): Promise<StoredLoyaltyCard | null> {
  const [row] = await db.select().from(loyaltyCards).where(eq(loyaltyCards.customerId, customerId))
  return row ?? null
}

/** The oldest entry comes first. */
export function findLoyaltyLedger(db: Db, customerId: number): Promise<StoredLoyaltyEntry[]> {
  return db
    .select()
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.customerId, customerId))
    .orderBy(asc(loyaltyEntries.position))
}

export async function loadPointsBalance(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${loyaltyEntries.points}), 0)::integer` })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.customerId, customerId))
  return row?.points ?? 0
}
