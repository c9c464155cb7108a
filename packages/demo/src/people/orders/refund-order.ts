import { paidOrderOf, type StoredOrder, withCards } from '@vonk/commerce/orders'
import { pointsToRevoke, revokePoints, type Spending } from '@vonk/domain/loyalty'
import { planRefund, type Refund, type ReturnedPieces } from '@vonk/domain/payments'
import { defaultSettings } from '@vonk/domain/settings'
import type { Books } from './books.ts'

/** Gives back what these pieces were paid with, the way it was paid. */
export function refundOrder(
  order: StoredOrder,
  pieces: readonly ReturnedPieces[],
  { books, at }: { books: Books; at: number },
): StoredOrder {
  const { lines, refunds, orderId, customerId } = order
  const cards = pieces.flatMap(({ lineId, quantity }) =>
    books.cards
      .outOf(orderId)
      .filter((card) => card.lineId === lineId)
      .slice(0, quantity),
  )
  const planned = planRefund(withCards(paidOrderOf(order), cards), pieces)
  if (!planned.ok) throw new Error(`${orderId} cannot be refunded: ${planned.refusal.code}`)
  const refund = planned.value
  for (const { code, left } of cards) books.cards.payBack(code, left, { orderId, at })
  refundTenders(refund, order, { books, at })
  if (customerId !== null && order.status === 'shipped') revoke(order, refund, { books, at })
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, returned: line.returned + piecesOf(refund, String(line.id)) })),
    payments: order.payments.map((payment) =>
      payment.status === 'paid' ? { ...payment, refunded: payment.refunded + refund.tenders.remainder } : payment,
    ),
    refunds: [...refunds, { ...refund, refundedAt: new Date(at) }],
  }
}

/** Every piece that has not come back yet. */
export function allPieces({ lines }: StoredOrder): readonly ReturnedPieces[] {
  return lines
    .filter(({ quantity, returned }) => quantity > returned)
    .map(({ id, quantity, returned }) => ({ lineId: String(id), quantity: quantity - returned }))
}

type When = { readonly books: Books; readonly at: number }

/** What gift cards and points gave to an order nobody paid, or what a refund returns to them. */
export function refundTenders({ tenders }: Pick<Refund, 'tenders'>, order: StoredOrder, { books, at }: When): void {
  const occasion = { orderId: order.orderId, at }
  for (const { code, amount } of tenders.giftCards) {
    if (amount > 0) books.cards.refund(code, amount, occasion)
  }
  const { points } = tenders.points
  if (points > 0 && order.customerId !== null) {
    books.points.enter(order.customerId, { points, reason: 'given-back' }, occasion)
  }
}

function revoke(order: StoredOrder, refund: Refund, { books, at }: When): void {
  const { customerId } = order
  if (customerId === null) return
  const points = pointsToRevoke(
    spendingAfter(order, order.refunds),
    spendingAfter(order, [...order.refunds, refund]),
    defaultSettings,
  )
  if (points === 0) return
  books.points.enter(customerId, revokePoints(points), { orderId: order.orderId, at })
}

function spendingAfter({ lines, totals }: StoredOrder, refunds: readonly Refund[]): Spending {
  const back = (lineId: string) =>
    refunds
      .flatMap((refund) => refund.lines)
      .filter((line) => line.lineId === lineId)
      .reduce((sum, { amount }) => sum + amount, 0)
  return {
    lines: lines.map(({ id, paid }) => ({ paid: paid - back(String(id)) })),
    paidWithPoints: totals.tenders.points.amount - refunds.reduce((sum, { tenders }) => sum + tenders.points.amount, 0),
  }
}

function piecesOf({ lines }: Refund, id: string): number {
  return lines.filter(({ lineId }) => lineId === id).reduce((sum, { quantity }) => sum + quantity, 0)
}
