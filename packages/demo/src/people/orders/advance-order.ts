import type { StoredOrder, StoredPayment } from '@vonk/commerce/orders'
import { eventsOnPlacing, type OrderEvent, type OrderStep, planOrderEvent } from '@vonk/domain/orders'
import type { PaymentStatus } from '@vonk/domain/payments'
import { DAY } from '../../catalogue/calendar.ts'
import { makeCode, makeId } from '../make-id.ts'
import type { Books } from './books.ts'
import type { Deed } from './fates.data.ts'
import { allPieces, refundOrder, refundTenders } from './refund-order.ts'

/** Something that happens to an order. */
export type Moment = {
  readonly at: number
  readonly deed: Deed
  /** What became of the payment of an order that is canceled unpaid. */
  readonly payment: PaymentStatus | null
}

export type Surroundings = { readonly books: Books; readonly seed: number }

/** The order after something happened to it; the ledgers are brought along. */
export function advanceOrder(order: StoredOrder, moment: Moment, surroundings: Surroundings): StoredOrder {
  const { at, deed } = moment
  switch (deed) {
    case 'delivered':
      return { ...order, deliveredAt: new Date(at), updatedAt: new Date(at) }
    case 'partly-returned': {
      const [first] = allPieces(order)
      // One piece comes back; where there is only one, the order is kept.
      const isWhole = order.totals.itemsQuantity === 1
      if (!first || isWhole) return order
      const refunded = refundOrder(order, [{ ...first, quantity: 1 }], { ...surroundings, at })
      return { ...refunded, updatedAt: new Date(at) }
    }
    case 'payment-opened':
      return eventsOnPlacing(order.totals.grandTotal).reduce(
        (sum, event) => happen(sum, event, moment, surroundings),
        order,
      )
    case 'payment-received':
      // Nothing was left to pay.
      return order.status === 'processing' ? order : happen(order, deed, moment, surroundings)
    default:
      return happen(order, deed, moment, surroundings)
  }
}

function happen(order: StoredOrder, event: OrderEvent, moment: Moment, surroundings: Surroundings): StoredOrder {
  const planned = planOrderEvent(order.status, event)
  if (!planned.ok) throw new Error(`${order.orderId}: ${event} cannot follow ${order.status}`)
  const { status, steps } = planned.value
  const changedAt = new Date(moment.at)
  const paid = withPayment(order, event, moment, surroundings.seed)
  const carried = steps.reduce((sum, step) => carryOut(sum, step, { ...surroundings, at: moment.at }), paid)
  const isCustomerNotified = steps.includes('send-confirmation') || steps.includes('send-shipping-notice')
  // Coming back is an event of its own: what was paid for it goes back with it.
  const settled =
    event === 'returned' ? refundOrder(carried, allPieces(carried), { ...surroundings, at: moment.at }) : carried
  return {
    ...settled,
    status,
    updatedAt: changedAt,
    statusChanges: [...order.statusChanges, { status, comment: '', isCustomerNotified, changedAt }],
  }
}

function withPayment(order: StoredOrder, event: OrderEvent, { at, payment }: Moment, seed: number): StoredOrder {
  if (event === 'payment-opened') {
    return order.totals.grandTotal === 0 ? order : { ...order, payments: [openPayment(order, at, seed)] }
  }
  const told = event === 'payment-received' ? 'paid' : event === 'canceled' ? payment : null
  if (told === null) return order
  return {
    ...order,
    payments: order.payments.map((each) => ({
      ...each,
      providerReference: `sb_${makeCode(seed, `reference:${order.orderId}`, 10)}`,
      status: told,
      updatedAt: new Date(at),
    })),
  }
}

function openPayment({ orderId, paymentMethod, totals }: StoredOrder, at: number, seed: number): StoredPayment {
  return {
    id: makeId(seed, `payment:${orderId}`),
    method: paymentMethod,
    provider: 'sandbox',
    // The shop asks the bank for it as soon as it runs.
    providerReference: null,
    amount: totals.grandTotal,
    refunded: 0,
    status: 'open',
    redirectUrl: null,
    createdAt: new Date(at),
    updatedAt: new Date(at),
  }
}

/** What changes the ledgers; carts, stock and mails of the past are past. */
function carryOut(
  order: StoredOrder,
  step: OrderStep,
  { books, seed, at }: Surroundings & { at: number },
): StoredOrder {
  const { orderId, customerId, pointsEarned: points } = order
  switch (step) {
    case 'spend-cart':
      issueBoughtCards(order, { books, seed, at })
      return order
    case 'credit-points':
      if (customerId !== null && points > 0)
        books.points.enter(customerId, { points, reason: 'earned' }, { orderId, at })
      return order
    case 'return-tenders':
      refundTenders({ tenders: order.totals.tenders }, order, { books, at })
      return order
    case 'refund-payment':
      return refundOrder(order, allPieces(order), { books, at })
    default:
      return order
  }
}

/** A bought gift card is sent by mail once it is paid. */
function issueBoughtCards(order: StoredOrder, { books, seed, at }: Surroundings & { at: number }): void {
  for (const line of order.lines.filter(({ type }) => type === 'virtual')) {
    for (let piece = 0; piece < line.quantity; piece += 1) {
      const code = `GIFT-${makeCode(seed, `card:${order.orderId}:${line.id}:${piece}`, 10)}`
      const card = {
        code,
        isActive: true,
        createdAt: new Date(at),
        expiresAt: new Date(at + 730 * DAY),
        orderId: order.orderId,
      }
      books.cards.issue(card, line.unitPrice)
      const forNobody = { recipientName: null, recipientEmail: null, message: null, sendOn: null }
      const sold = { orderId: order.orderId, lineId: line.id, amount: line.unitPrice, code, ...forNobody }
      books.cards.bought.push({ ...sold, position: books.cards.outOf(order.orderId).length })
    }
  }
}
