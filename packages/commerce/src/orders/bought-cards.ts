import type { Cents } from '@vonk/domain/money'
import type { ReturnedPieces } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import { type Db, statement } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { and, asc, eq } from 'drizzle-orm'
import { enterGiftCard, issueGiftCard, lockGiftCards } from '../vouchers/index.ts'
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

/** A bought gift card that has not come back, with what is left of what it was sold for. */
export type CardOut = {
  readonly code: string
  readonly lineId: string
  readonly sold: Cents
  readonly left: Cents
  readonly isActive: boolean
}

const tenderAndBoughtCodes = statement<{ code: string }>(
  'order-gift-card-codes',
  `select code from order_bought_card where order_id = $1 and code is not null
  union select code from order_gift_card where order_id = $1`,
)

const cardsOutOf = statement<CardOut>(
  'bought-cards-out',
  `select bought.code, bought.line_id::text as "lineId", bought.amount::float8 as sold, card.is_active as "isActive",
    sum(entry.amount)::float8 as "left"
  from order_bought_card bought join gift_card card using (code) join gift_card_entry entry using (code)
  where bought.order_id = $1
  group by bought.order_id, bought.position, card.code
  having not bool_or(entry.reason = 'paid-back')
  order by bought.position`,
)

/**
 * The gift cards of an order that have not come back, held for the transaction together with those that paid for it: nobody
 * spends one while it is paid back, and whoever holds some of them holds all.
 */
export async function lockCardsOut(tx: Db, orderId: string): Promise<readonly CardOut[]> {
  const codes = await tenderAndBoughtCodes(tx, orderId)
  await lockGiftCards(
    tx,
    codes.map(({ code }) => code),
  )
  return findCardsOut(tx, orderId)
}

/** The same to look at only: they may be spent in the next moment. */
export const findCardsOut = (db: Db, orderId: string): Promise<readonly CardOut[]> => cardsOutOf(db, orderId)

export type UsedCardRefusal = { readonly code: 'gift-card-used'; readonly lineId: string }

/**
 * As many gift cards as come back, of those nobody has paid with: a piece that is named is worth all of its price. With a
 * whole order all its cards come back, with what is left on them.
 */
export function chooseUnused(
  cards: readonly CardOut[],
  pieces: readonly ReturnedPieces[],
): Result<readonly CardOut[], UsedCardRefusal> {
  const chosen: CardOut[] = []
  for (const { lineId, quantity } of pieces) {
    const ofLine = cards.filter((card) => card.lineId === lineId)
    const unused = ofLine.filter((card) => card.isActive && card.left === card.sold && !chosen.includes(card))
    if (ofLine.length > 0 && unused.length < quantity) return err({ code: 'gift-card-used', lineId })
    chosen.push(...unused.slice(0, quantity))
  }
  return ok(chosen)
}

/** Takes off what is left on cards that come back: their money goes to whoever paid for them. */
export async function payBackCards(tx: Db, orderId: string, cards: readonly CardOut[]): Promise<void> {
  for (const { code, left } of cards) {
    if (left > 0) await enterGiftCard(tx, { code, amount: -left, reason: 'paid-back', orderId })
  }
}
