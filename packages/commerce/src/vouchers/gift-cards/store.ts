import type { GiftCard } from '@vonk/domain/tenders'
import { bulkInsert } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { eq, sql } from 'drizzle-orm'
import { giftCardEntries, giftCards, type StoredGiftCard, type StoredGiftCardEntry } from './schema.ts'

export function putGiftCards(db: Db, rows: readonly StoredGiftCard[]): Promise<void> {
  return bulkInsert(db, giftCards, rows)
}

/** The ledger only grows: an entry that is there already stays as it was written. */
export function putGiftCardEntries(db: Db, rows: readonly StoredGiftCardEntry[]): Promise<void> {
  return bulkInsert(db, giftCardEntries, rows, 'keep')
}

/** With what is left on it, ready for `checkGiftCard`; the code is given as `normaliseCode` writes it. */
export async function findGiftCard(db: Db, code: string): Promise<GiftCard | null> {
  const [row] = await db
    .select({
      code: giftCards.code,
      isActive: giftCards.isActive,
      expiresAt: giftCards.expiresAt,
      balance: sql<string>`coalesce(sum(${giftCardEntries.amount}), 0)`,
    })
    .from(giftCards)
    .leftJoin(giftCardEntries, eq(giftCardEntries.code, giftCards.code))
    .where(eq(giftCards.code, code))
    .groupBy(giftCards.code)
  return row ? { ...row, balance: Number(row.balance), expiresAt: row.expiresAt?.getTime() ?? null } : null
}
