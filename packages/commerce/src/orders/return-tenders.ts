import type { Settlement } from '@vonk/domain/tenders'
import type { Db } from '@vonk/platform/db'
import { asc, eq } from 'drizzle-orm'
import { enterPoints, openLoyaltyCard } from '../loyalty/index.ts'
import { enterGiftCard, lockGiftCards } from '../vouchers/index.ts'
import type { OrderHead } from './order-head.ts'
import { orderGiftCards } from './schema.ts'

/** Gift cards and points get back what they gave to an order that was never paid. */
export async function returnTenders(tx: Db, order: OrderHead, at: Date): Promise<void> {
  const giftCards = await tx
    .select({ code: orderGiftCards.code, amount: orderGiftCards.amount })
    .from(orderGiftCards)
    .where(eq(orderGiftCards.orderId, order.orderId))
    .orderBy(asc(orderGiftCards.position))
  await refundTenders(tx, order, { giftCards, points: order.pointsSpent, at })
}

type RefundedTenders = Pick<Settlement, 'giftCards'> & { readonly points: number; readonly at: Date }

/** Writes into the ledgers what goes back to gift cards and points. */
export async function refundTenders(
  tx: Db,
  { orderId, customerId }: Pick<OrderHead, 'orderId' | 'customerId'>,
  { giftCards, points, at }: RefundedTenders,
): Promise<void> {
  const cards = giftCards.filter(({ amount }) => amount > 0)
  await lockGiftCards(
    tx,
    cards.map(({ code }) => code),
  )
  for (const { code, amount } of cards) await enterGiftCard(tx, { code, amount, reason: 'given-back', orderId })
  // Somebody who is forgotten has no points to get back.
  if (points === 0 || customerId === null) return
  await openLoyaltyCard(tx, customerId)
  await enterPoints(tx, { customerId, points, reason: 'given-back', orderId, at })
}
