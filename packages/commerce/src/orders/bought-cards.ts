import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { issueGiftCard, voidGiftCards } from '../gift-cards/index.ts'
import { giftCardIssued } from './events.ts'
import { boughtCards } from './schema.ts'

export type BoughtCard = typeof boughtCards.$inferSelect

/** The gift cards an order has bought, in the order of its lines; without a code while it is not paid. */
export function findBoughtCards(db: Db, orderId: string): Promise<BoughtCard[]> {
  return db.select().from(boughtCards).where(eq(boughtCards.orderId, orderId)).orderBy(asc(boughtCards.position))
}

/** Makes the codes of what was bought, once. */
export async function issueBoughtCards(tx: Db, orderId: string): Promise<void> {
  const isUnmade = and(eq(boughtCards.orderId, orderId), isNull(boughtCards.code))
  const cards = await tx.select().from(boughtCards).where(isUnmade).orderBy(asc(boughtCards.position))
  for (const { position, amount } of cards) {
    const code = await issueGiftCard(tx, { amount, orderId })
    await tx
      .update(boughtCards)
      .set({ code })
      .where(and(eq(boughtCards.orderId, orderId), eq(boughtCards.position, position)))
  }
  if (cards.length > 0) await publish(tx, giftCardIssued({ orderId }))
}

export async function voidBoughtCards(tx: Db, orderId: string): Promise<void> {
  const cards = await findBoughtCards(tx, orderId)
  await voidGiftCards(
    tx,
    cards.flatMap(({ code }) => code ?? []),
  )
}
