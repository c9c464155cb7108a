import { randomUUID } from 'node:crypto'
import type { Cents } from '@vonk/domain/money'
import {
  type PaidOrder,
  planRefund,
  type Refund,
  type RefundLineRefusal,
  type ReturnedPieces,
  type SplitRefusal,
} from '@vonk/domain/payments'
import { ok, type Result } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { and, asc, eq, sql } from 'drizzle-orm'
import {
  type CardOut,
  chooseUnused,
  findCardsOut,
  lockCardsOut,
  payBackCards,
  type UsedCardRefusal,
} from './bought-cards.ts'
import { orderRefunded } from './events.ts'
import type { HeldOrder, WholeOrder } from './order-head.ts'
import { refundTenders } from './return-tenders.ts'
import { orderLines, orderPayments, orderRefundLines, orderRefunds, paymentRefunds } from './schema.ts'
import { loadWhole } from './store.ts'
import type { StoredOrder, StoredRefund } from './stored-order.ts'
import { toRefundLineRows, toRefundRows } from './to-rows.ts'

export type RefundRefusal = RefundLineRefusal | SplitRefusal

/** What paid for an order, as refunds are split over it. */
export function paidOrderOf({ lines, totals, refunds }: StoredOrder): PaidOrder {
  const top = lines.filter(({ parentId }) => parentId === null)
  return {
    lines: top.map(({ id, quantity, paid, returned }) => ({ lineId: String(id), quantity, paid, returned })),
    charges: (totals.shipping?.paid ?? 0) + (totals.payment?.paid ?? 0),
    paid: totals.tenders,
    refundedBefore: refunds.reduce((sum, refund) => sum + amountOf(refund), 0),
  }
}

function amountOf({ lines, charges }: Refund): Cents {
  return lines.reduce((sum, { amount }) => sum + amount, charges)
}

/** Every piece of an order that is still with the shopper, or on its way there. */
export function piecesLeft({ lines }: PaidOrder): ReturnedPieces[] {
  return lines
    .map(({ lineId, quantity, returned }) => ({ lineId, quantity: quantity - returned }))
    .filter(({ quantity }) => quantity > 0)
}

type ChosenPieces = {
  readonly pieces: readonly ReturnedPieces[]
  /** The gift cards among them, held. */
  readonly cards: readonly CardOut[]
}
type Returning = ChosenPieces & { readonly at: Date }

type Refunded = { readonly refund: Refund; readonly after: WholeOrder }

/** Gives back what these pieces were paid with, of an order that is held and was paid. Answers what the order is then, too. */
export async function refundPieces(
  tx: Db,
  held: WholeOrder,
  { pieces, cards, at }: Returning,
): Promise<Result<Refunded, RefundRefusal>> {
  const order = held.whole
  const refund = planRefund(withCards(paidOrderOf(order), cards), pieces)
  if (!refund.ok) return refund
  const stored = { ...refund.value, refundedAt: at }
  await saveRefund(tx, order, stored)
  await payBackCards(tx, order.orderId, cards)
  const { giftCards, points, remainder } = refund.value.tenders
  await refundTenders(tx, held, { giftCards, points: points.points, at })
  await requestRefunds(tx, { orderId: order.orderId, amount: remainder, at })
  await publish(tx, orderRefunded({ orderId: order.orderId, position: order.refunds.length }))
  return ok({ refund: refund.value, after: { ...held, whole: withRefund(order, stored) } })
}

function withRefund(order: StoredOrder, refund: StoredRefund): StoredOrder {
  const returnedOf = (id: number) =>
    refund.lines.reduce((sum, { lineId, quantity }) => (lineId === String(id) ? sum + quantity : sum), 0)
  const lines = order.lines.map((line) => ({ ...line, returned: line.returned + returnedOf(line.id) }))
  return { ...order, lines, refunds: [...order.refunds, refund] }
}

/** What gift cards that come back are still worth. */
export function withCards(order: PaidOrder, cards: readonly Pick<CardOut, 'lineId' | 'sold' | 'left'>[]): PaidOrder {
  const lines = order.lines.map((line) => {
    const ofLine = cards.filter(({ lineId }) => lineId === line.lineId)
    const sumOf = (field: 'sold' | 'left') => ofLine.reduce((sum, card) => sum + card[field], 0)
    return ofLine.length > 0 ? { ...line, cards: { sold: sumOf('sold'), left: sumOf('left') } } : line
  })
  return { ...order, lines }
}

/** The pieces that are named, or all that are left, with the gift cards among them, which are held. */
export async function chooseReturned(
  tx: Db,
  { orderId, hasBoughtCards, whole }: WholeOrder,
  wanted: readonly ReturnedPieces[] | null,
): Promise<Result<ChosenPieces, UsedCardRefusal>> {
  const cardsOut = hasBoughtCards ? await lockCardsOut(tx, orderId) : []
  if (wanted !== null) {
    const cards = chooseUnused(cardsOut, wanted)
    return cards.ok ? ok({ pieces: wanted, cards: cards.value }) : cards
  }
  return ok({ pieces: piecesLeft(paidOrderOf(whole)), cards: cardsOut })
}

/** What would be kept of the price of an order if all of it came back now: what its gift cards have been spent on. */
export async function findKept(db: Db, order: StoredOrder): Promise<Cents> {
  const paid = withCards(paidOrderOf(order), await findCardsOut(db, order.orderId))
  const refund = planRefund(paid, piecesLeft(paid))
  return refund.ok ? keptOf([refund.value]) : 0
}

/** What was paid for pieces that came back and was not given back. */
export function keptOf(refunds: readonly Pick<Refund, 'lines'>[]): Cents {
  return refunds.flatMap(({ lines }) => lines).reduce((sum, { kept }) => sum + kept, 0)
}

/** Gives back all that is left of an order; of its gift cards, what is left on them. */
export async function refundEverything(tx: Db, held: HeldOrder, at: Date): Promise<void> {
  const order = await loadWhole(tx, held)
  const returned = await chooseReturned(tx, order, null)
  if (!returned.ok || returned.value.pieces.length === 0) return
  const refunded = await refundPieces(tx, order, { ...returned.value, at })
  if (!refunded.ok) throw new Error(`order ${held.orderNumber} cannot be refunded: ${refunded.refusal.code}`)
}

async function saveRefund(tx: Db, order: StoredOrder, refund: StoredRefund): Promise<void> {
  const { orderId, refunds } = order
  const position = refunds.length
  const only = { ...order, refunds: [refund] }
  await tx.insert(orderRefunds).values(toRefundRows(only).map((row) => ({ ...row, position })))
  // A line may be named twice; the table has it once.
  const byLine = Map.groupBy(toRefundLineRows(only), ({ lineId }) => lineId)
  const rows = [...byLine].map(([lineId, same]) => ({
    orderId,
    refundPosition: position,
    lineId,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
    kept: same.reduce((sum, { kept }) => sum + kept, 0),
  }))
  await tx.insert(orderRefundLines).values(rows)
  for (const { lineId, quantity } of rows) {
    await tx
      .update(orderLines)
      .set({ returned: sql`${orderLines.returned} + ${quantity}` })
      .where(eq(orderLines.id, lineId))
  }
}

type RefundAmount = { readonly orderId: string; readonly amount: Cents; readonly at: Date }

/** Asks for money of an order to be refunded, from the payments that brought it. */
async function requestRefunds(tx: Db, { orderId, amount, at }: RefundAmount): Promise<void> {
  const paid = await tx
    .select({ id: orderPayments.id, amount: orderPayments.amount, refunded: orderPayments.refunded })
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orderId), eq(orderPayments.status, 'paid')))
    .orderBy(asc(orderPayments.createdAt), asc(orderPayments.id))
  let open = amount
  for (const payment of paid) {
    const part = Math.min(open, payment.amount - payment.refunded)
    if (part > 0) await requestRefund(tx, { orderId, paymentId: payment.id, amount: part, at })
    open -= Math.max(0, part)
  }
  if (open > 0) throw new Error(`order ${orderId} was not paid with as much money as has to go back`)
}

export type RequestedRefund = RefundAmount & { readonly paymentId: string }

/** Notes that a part of a payment has to go back; a job sends it. Answers the id under which it is sent once. */
export async function requestRefund(tx: Db, { orderId, paymentId, amount, at }: RequestedRefund): Promise<string> {
  const id = randomUUID()
  await tx
    .update(orderPayments)
    .set({ refunded: sql`${orderPayments.refunded} + ${amount}`, updatedAt: at })
    .where(eq(orderPayments.id, paymentId))
  await tx
    .insert(paymentRefunds)
    .values({ id, orderId, paymentId, amount, state: 'wanted', wantedAt: at, changedAt: at })
  return id
}
