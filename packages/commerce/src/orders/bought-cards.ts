import type { ReturnedPieces } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import { type Db, statement } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { and, asc, eq } from 'drizzle-orm'
import { findGiftCard, issueGiftCard, lockGiftCards, voidGiftCards } from '../gift-cards/index.ts'
import { giftCardIssued } from './events.ts'
import { boughtCards } from './schema.ts'

export type BoughtCard = typeof boughtCards.$inferSelect

/** The gift cards an order has bought, in the order of its lines; without a code while it is not paid. */
export function findBoughtCards(db: Db, orderId: string): Promise<BoughtCard[]> {
  return db.select().from(boughtCards).where(eq(boughtCards.orderId, orderId)).orderBy(asc(boughtCards.position))
}

const unmadeCards = statement<Pick<BoughtCard, 'position' | 'amount'>>(
  'bought-cards-unmade',
  `select position, amount::float8 as amount from order_bought_card
  where order_id = $1 and code is null order by position`,
)

/** Makes the codes of what was bought, once. */
export async function issueBoughtCards(tx: Db, orderId: string): Promise<void> {
  const cards = await unmadeCards(tx, orderId)
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

export type UsedCardRefusal = { readonly code: 'gift-card-used'; readonly lineId: string }

/**
 * The codes of as many gift cards as come back, held for the transaction: nobody has paid with them yet. Money that was
 * spent in the shop cannot go back to the bank as well.
 */
export async function findCardsToVoid(
  tx: Db,
  orderId: string,
  pieces: readonly ReturnedPieces[],
): Promise<Result<readonly string[], UsedCardRefusal>> {
  const cards = await findBoughtCards(tx, orderId)
  const codes: string[] = []
  for (const { lineId, quantity } of pieces) {
    const ofLine = cards.filter((card) => String(card.lineId) === lineId)
    if (ofLine.length === 0) continue
    const unused = (await findUnused(tx, ofLine)).filter((code) => !codes.includes(code))
    if (unused.length < quantity) return err({ code: 'gift-card-used', lineId })
    codes.push(...unused.slice(0, quantity))
  }
  return ok(codes)
}

/** Those that came back before are not active any more. */
async function findUnused(tx: Db, cards: readonly BoughtCard[]): Promise<readonly string[]> {
  const made = cards.flatMap(({ code, amount }) => (code === null ? [] : [{ code, amount }]))
  await lockGiftCards(
    tx,
    made.map(({ code }) => code),
  )
  const unused: string[] = []
  for (const { code, amount } of made) {
    const card = await findGiftCard(tx, code)
    if (card?.isActive && card.balance === amount) unused.push(code)
  }
  return unused
}
