import type { OrderAddress } from '@vonk/domain/orders'
import type {
  OrderAddressRow,
  OrderGiftCardRow,
  OrderLineRow,
  OrderPaymentRow,
  OrderRefundLineRow,
  OrderRefundRow,
  OrderRow,
  OrderStatusChangeRow,
} from './schema.ts'
import type { OrderTotals, StoredDelivery, StoredOrder, StoredRefund } from './stored-order.ts'

/** The rows of one order, each list in its own order. */
export type OrderRows = {
  readonly head: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly addresses: readonly OrderAddressRow[]
  readonly giftCards: readonly OrderGiftCardRow[]
  readonly payments: readonly OrderPaymentRow[]
  readonly statusChanges: readonly OrderStatusChangeRow[]
  readonly refunds: readonly OrderRefundRow[]
  readonly refundLines: readonly OrderRefundLineRow[]
}

export function toStoredOrder(rows: OrderRows): StoredOrder {
  const { head } = rows
  return {
    orderId: head.orderId,
    entityId: head.entityId,
    orderNumber: head.orderNumber,
    cartId: head.cartId,
    fingerprint: head.fingerprint,
    customerId: head.customerId,
    customerGroupId: head.customerGroupId,
    isGuest: head.isGuest,
    anonymisedAt: head.anonymisedAt,
    email: head.email,
    storeCode: head.storeCode,
    status: head.status,
    createdAt: head.createdAt,
    placedAt: head.placedAt,
    updatedAt: head.updatedAt,
    deliveredAt: head.deliveredAt,
    paymentMethod: head.paymentMethod,
    paymentExtra: head.paymentExtra,
    pointsEarned: head.pointsEarned,
    billingAddress: addressOf(rows, 'billing'),
    delivery: toDelivery(rows),
    lines: rows.lines.map(({ orderId: _order, position: _position, ...line }) => line),
    totals: toTotals(rows),
    payments: rows.payments.map(({ orderId: _order, ...payment }) => payment),
    statusChanges: rows.statusChanges.map(({ orderId: _order, position: _position, ...change }) => change),
    refunds: rows.refunds.map((refund) => toRefund(refund, rows.refundLines)),
  }
}

function addressOf({ head, addresses }: OrderRows, wanted: OrderAddressRow['kind']): OrderAddress {
  const row = addresses.find(({ kind }) => kind === wanted)
  if (!row) throw new Error(`order ${head.orderId} has no ${wanted} address`)
  const { orderId: _order, kind: _kind, ...address } = row
  return address
}

function toDelivery(rows: OrderRows): StoredDelivery | null {
  const { deliveryKind, carrierCode, methodCode, methodTitle, placeId, deliveryExtra } = rows.head
  // The table has all of them or none.
  if (deliveryKind === null || carrierCode === null || methodCode === null || methodTitle === null) return null
  return {
    address: addressOf(rows, 'shipping'),
    carrierCode,
    methodCode,
    methodTitle,
    place: deliveryKind === 'home' ? { kind: deliveryKind } : { kind: deliveryKind, id: placeId ?? '' },
    extra: deliveryExtra,
  }
}

function toTotals({ head, giftCards }: OrderRows): OrderTotals {
  return {
    itemsQuantity: head.itemsQuantity,
    subtotal: head.subtotalNet,
    subtotalInclTax: head.subtotal,
    shipping: head.shipping,
    payment: head.paymentFee,
    discount: head.discount,
    couponCode: head.couponCode,
    tax: head.tax,
    taxes: head.taxes,
    total: head.total,
    tenders: {
      giftCards: giftCards.map(({ code, amount }) => ({ code, amount })),
      points: { points: head.pointsSpent, amount: head.pointsAmount },
      remainder: head.grandTotal,
    },
    grandTotal: head.grandTotal,
  }
}

function toRefund(refund: OrderRefundRow, lines: readonly OrderRefundLineRow[]): StoredRefund {
  return {
    refundedAt: refund.refundedAt,
    lines: lines
      .filter(({ refundPosition }) => refundPosition === refund.position)
      .map(({ lineId, quantity, amount, kept }) => ({ lineId: String(lineId), quantity, amount, kept })),
    charges: refund.charges,
    tenders: {
      giftCards: refund.giftCards,
      points: { points: refund.points, amount: refund.pointsAmount },
      remainder: refund.money,
    },
  }
}
