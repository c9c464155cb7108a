import { randomInt } from 'node:crypto'
import { cardNumberOf } from '@vonk/domain/loyalty'
import type { Db } from '@vonk/platform/db'
import { eq, sql } from 'drizzle-orm'
import { loyaltyCards, type StoredLoyaltyEntry } from './schema.ts'

/** Holds a customer's card for the transaction, so that what is read of it stays so. */
export async function lockLoyaltyCard(tx: Db, customerId: number): Promise<void> {
  await tx
    .select({ customerId: loyaltyCards.customerId })
    .from(loyaltyCards)
    .where(eq(loyaltyCards.customerId, customerId))
    .for('update')
}

/** Every customer has a card; who has none yet gets it with the first points. */
export async function openLoyaltyCard(tx: Db, customerId: number): Promise<void> {
  await issueLoyaltyCard(tx, customerId)
  await lockLoyaltyCard(tx, customerId)
}

/** Numbers that begin with 2 are free for a shop's own cards. */
export async function issueLoyaltyCard(db: Db, customerId: number): Promise<void> {
  const number = cardNumberOf(`29${String(randomInt(10 ** 10)).padStart(10, '0')}`)
  await db.insert(loyaltyCards).values({ customerId, number, issuedAt: new Date() }).onConflictDoNothing()
}

export type PointsMove = Pick<StoredLoyaltyEntry, 'customerId' | 'points' | 'reason' | 'orderId'> & {
  /** From then on they are counted until they expire. */
  readonly at: Date
}

/** Adds an entry to the ledger of a card that is held. */
export async function enterPoints(tx: Db, { customerId, points, reason, orderId, at }: PointsMove): Promise<void> {
  await tx.execute(sql`
    insert into loyalty_entry (customer_id, position, points, reason, order_id, entered_at)
    select ${customerId}, coalesce(max(position), 0) + 1, ${points}, ${reason}, ${orderId},
      ${at.toISOString()}::timestamptz
    from loyalty_entry where customer_id = ${customerId}`)
}
