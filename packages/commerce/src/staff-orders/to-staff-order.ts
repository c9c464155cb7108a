import type { StaffOrder } from '@vonk/contract'
import { streetLine } from '@vonk/domain/addresses'
import { toDecimal } from '@vonk/domain/money'
import { type OrderAddress, orderTransitions } from '@vonk/domain/orders'
import type { Db } from '@vonk/platform/db'
import { findDocumentNumbers } from '../invoices/index.ts'
import {
  findParcel,
  findPaymentRefunds,
  keptOf,
  listCarriers,
  paidOrderOf,
  piecesLeft,
  type StoredOrder,
} from '../orders/index.ts'
import { findDeclarations } from '../withdrawals/index.ts'
import { versionOf } from './act-on-order.ts'
import { findActs, type StoredAct } from './acts.ts'

/** An order with all that staff may know of it, and what they can do next. */
export async function toStaffOrder(db: Db, order: StoredOrder): Promise<StaffOrder> {
  const { orderId } = order
  const documents = (await findDocumentNumbers(db, [orderId])).get(orderId)
  const parcel = await findParcel(db, order, 'en')
  const moneyBack = await findPaymentRefunds(db, orderId)
  const withdrawal = (await findDeclarations(db, [orderId])).get(orderId)
  return {
    ...headOf(order),
    ...contentsOf(order),
    withdrawnAt: withdrawal?.declaredAt.toISOString() ?? null,
    isWithdrawalOpen: withdrawal?.isOpen === true && isAlive(order),
    parcel: parcel && { carrier: parcel.carrierCode, code: parcel.trackingCode, url: parcel.url },
    carriers: await listCarriers(db),
    invoice: documents?.invoice ?? null,
    creditNotes: [...(documents?.creditNotes ?? [])],
    moneyBack: moneyBack.map(({ amount, state }) => ({ amount: toDecimal(amount), state })),
    acts: (await findActs(db, orderId)).map(toAct),
    can: nextOf(order),
  }
}

/** Whether there is something left to call off. */
const isAlive = ({ status }: StoredOrder): boolean => status !== 'canceled' && status !== 'returned'

function nextOf(order: StoredOrder): StaffOrder['can'] {
  const { shipped, canceled } = orderTransitions[order.status]
  const isPaid = order.status === 'processing' || order.status === 'shipped'
  const refund = isPaid && piecesLeft(paidOrderOf(order)).length > 0
  return { ship: shipped !== undefined, cancel: canceled !== undefined, refund }
}

function toAct({ doneAt, amount, pieces, ...act }: StoredAct): StaffOrder['acts'][number] {
  return { ...act, pieces: [...pieces], amount: amount === null ? null : toDecimal(amount), at: doneAt.toISOString() }
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
    },
  }
}

function contentsOf(order: StoredOrder) {
  return {
    lines: order.lines.map(({ id, parentId, sku, name, details, quantity, returned, paid }) => ({
      ...{ id, parentId, sku, name, quantity, returned, paid: toDecimal(paid) },
      details: details.map(({ label, value }) => ({ label, value })),
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
    shipping: toDecimal(totals.shipping?.paid ?? 0),
    tax: toDecimal(totals.tax),
    total: toDecimal(totals.total),
    giftCards: toDecimal(giftCards.reduce((sum, { amount }) => sum + amount, 0)),
    points: toDecimal(points.amount),
    money: toDecimal(totals.grandTotal),
    kept: toDecimal(keptOf(refunds)),
  }
}

/** As it stands on an envelope. */
function toAddress(address: OrderAddress) {
  const { firstName, lastName, company, postcode, city, countryId, phone } = address
  const lines = [`${firstName} ${lastName}`, company, streetLine(address), `${postcode} ${city}`, countryId]
  return { lines: lines.map((line) => line.trim()).filter(Boolean), phone }
}
