import type { Db } from '@vonk/platform/db'
import { asc, eq } from 'drizzle-orm'
import { giftCardEntries, type StoredGiftCardEntry } from './gift-cards/schema.ts'

/** The oldest entry comes first. */
export function findGiftCardLedger(db: Db, code: string): Promise<StoredGiftCardEntry[]> {
  return db.select().from(giftCardEntries).where(eq(giftCardEntries.code, code)).orderBy(asc(giftCardEntries.position))
}
