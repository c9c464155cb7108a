import type { StaffOrder } from '@vonk/contract'
import { streetLine } from '@vonk/domain/addresses'
import { toDecimal } from '@vonk/domain/money'
import { type OrderAddress, orderTransitions, withdrawalDays } from '@vonk/domain/orders'
import { lastResort } from '@vonk/languages'
import type { Db } from '@vonk/platform/db'
import { findDocumentNumbers } from '../invoices/index.ts'
import {
  findBoughtCards,
  findParcel,
  findPaymentRefunds,
  keptOf,
  listCarriers,
  paidOrderOf,
  piecesLeft,
  type StoredDelivery,
  type StoredOrder,
} from '../orders/index.ts'
import { findWithdrawal } from '../withdrawals/index.ts'
import { findOrderActs } from './acts.ts'
import { versionOf } from './perform-action.ts'

type Withdrawal = Awaited<ReturnType<typeof findWithdrawal>>

const DAY_MS = 86_400_000

/** An order with all that staff may know of it, and what they can do next. */
export async function toStaffOrder(db: Db, order: StoredOrder): Promise<StaffOrder> {
  const { orderId } = order
  const documents = (await findDocumentNumbers(db, [orderId])).get(orderId)
  const parcel = await findParcel(db, order, lastResort)
  const moneyBack = await findPaymentRefunds(db, orderId)
  const withdrawal = await findWithdrawal(db, orderId)
  return {
    ...headOf(order),
    ...contentsOf(order, new Set((await findBoughtCards(db, orderId)).map(({ lineId }) => lineId))),
    withdrawnAt: withdrawal?.declaredAt?.toISOString() ?? null,
    isWithdrawalOpen: withdrawal !== null && withdrawal.declaredAt !== null && !withdrawal.outcome && isAlive(order),
    withdrawal: isAlive(order) ? announcedOf(withdrawal) : null,
    parcel: parcel && { carrier: parcel.carrierCode, code: parcel.trackingCode, url: parcel.url },
    carriers: await listCarriers(db),
    invoice: documents?.invoice ?? null,
    creditNotes: [...(documents?.creditNotes ?? [])],
    moneyBack: moneyBack.map(({ amount, state }) => ({ amount: toDecimal(amount), state })),
    acts: await findOrderActs(db, orderId),
    can: nextOf(order),
  }
}

/** Pieces that were said to come back; money follows within as many days as there are to withdraw. */
function announcedOf(withdrawal: Withdrawal): StaffOrder['withdrawal'] {
  if (!withdrawal?.declaredAt || withdrawal.outcome !== 'returned') return null
  const { declaredAt, pieces } = withdrawal
  const refundBy = new Date(declaredAt.getTime() + withdrawalDays * DAY_MS).toISOString()
  return { pieces: pieces?.map(({ lineId, quantity }) => ({ lineId, quantity })) ?? null, refundBy }
}

/** Whether there is something left to call off. */
const isAlive = ({ status }: StoredOrder): boolean => status !== 'canceled' && status !== 'returned'

function nextOf(order: StoredOrder): StaffOrder['can'] {
  const { shipped, canceled } = orderTransitions[order.status]
  const isPaid = order.status === 'processing' || order.status === 'shipped'
  const refund = isPaid && piecesLeft(paidOrderOf(order)).length > 0
  return { ship: shipped !== undefined, cancel: canceled !== undefined, refund }
}

function headOf(order: StoredOrder) {
  const { orderNumber, status, storeCode, email, isGuest, placedAt, deliveredAt, delivery } = order
  return {
    ...{ orderNumber, status, storeCode, email, isGuest },
    version: versionOf(order),
    placedAt: placedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    billing: toAddress(order.billingAddress),
    delivery: delivery && {
      ...{ title: delivery.methodTitle, carrier: delivery.carrierCode },
      address: toAddress(delivery.address),
      ...choiceOf(delivery.extra),
    },
  }
}

/** What was chosen in the checkout, as the order remembers it. */
function choiceOf(extra: StoredDelivery['extra']) {
  const { place_name: place, timeframe_date: date, timeframe_from: from, timeframe_to: to } = extra
  return { place: place ?? null, slot: date && from && to ? { date, from, to } : null }
}

function contentsOf(order: StoredOrder, giftCardLines: ReadonlySet<number>) {
  return {
    lines: order.lines.map(({ id, parentId, sku, name, details, quantity, returned, paid }) => ({
      ...{ id, parentId, sku, name, quantity, returned, paid: toDecimal(paid) },
      details: details.map(({ label, value }) => ({ label, value })),
      isGiftCard: giftCardLines.has(id),
    })),
    totals: totalsOf(order),
    payments: order.payments.map(({ method, status, amount, refunded }) => ({
      ...{ method, status, amount: toDecimal(amount), refunded: toDecimal(refunded) },
    })),
    changes: order.statusChanges.map(({ status, comment, changedAt }) => ({
      ...{ status, comment, at: changedAt.toISOString() },
    })),
  }
}

function totalsOf({ totals, refunds }: StoredOrder) {
  const { giftCards, points } = totals.tenders
  return {
    subtotal: toDecimal(totals.subtotalInclTax),
    discount: toDecimal(totals.discount),
    coupon: totals.couponCode,
    shipping: toDecimal(totals.shipping?.paid ?? 0),
    tax: toDecimal(totals.tax),
    total: toDecimal(totals.total),
    giftCards: toDecimal(giftCards.reduce((sum, { amount }) => sum + amount, 0)),
    points: toDecimal(points.amount),
    money: toDecimal(totals.grandTotal),
    charges: toDecimal((totals.shipping?.paid ?? 0) + (totals.payment?.paid ?? 0)),
    kept: toDecimal(keptOf(refunds)),
  }
}

/** As it stands on an envelope. */
function toAddress(address: OrderAddress) {
  const { firstName, lastName, company, postcode, city, countryId, phone } = address
  const lines = [`${firstName} ${lastName}`, company, streetLine(address), `${postcode} ${city}`, countryId]
  return { lines: lines.map((line) => line.trim()).filter(Boolean), phone }
}
