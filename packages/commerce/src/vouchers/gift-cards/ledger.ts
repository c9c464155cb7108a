import { randomInt } from 'node:crypto'
import type { Cents } from '@vonk/domain/money'
import type { Db } from '@vonk/platform/db'
import { inArray, sql } from 'drizzle-orm'
import { giftCards, type StoredGiftCardEntry } from './schema.ts'

/** Holds cards for the transaction, so that what is read of them stays so. In order of code: nobody waits for each other. */
export async function lockGiftCards(tx: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await tx
    .select({ code: giftCards.code })
    .from(giftCards)
    .where(inArray(giftCards.code, [...codes]))
    .orderBy(giftCards.code)
    .for('update')
}

export type GiftCardMove = Pick<StoredGiftCardEntry, 'code' | 'amount' | 'reason'> & { readonly orderId: string }

/** Adds an entry to the ledger of a card that is held. */
export async function enterGiftCard(tx: Db, { code, amount, reason, orderId }: GiftCardMove): Promise<void> {
  await tx.execute(sql`
    insert into gift_card_entry (code, position, amount, reason, order_id)
    select ${code}, coalesce(max(position), 0) + 1, ${amount}, ${reason}, ${orderId}
    from gift_card_entry where code = ${code}`)
}

// Without letters and digits that look alike.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4

/** A new card with its money on it; answers the code, which nobody can guess. */
export async function issueGiftCard(
  tx: Db,
  card: { readonly amount: Cents; readonly orderId: string },
): Promise<string> {
  const code = newCode()
  await tx
    .insert(giftCards)
    .values({ code, isActive: true, expiresAt: null, createdAt: new Date(), orderId: card.orderId })
  await enterGiftCard(tx, { ...card, code, reason: 'issued' })
  return code
}

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
