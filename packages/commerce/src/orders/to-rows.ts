import type { Cents } from '@vonk/domain/money'
import type { OrderAddress } from '@vonk/domain/orders'
import type {
  OrderAddressRow,
  OrderGiftCardRow,
  OrderLineRow,
  OrderRefundLineRow,
  OrderRefundRow,
  OrderRow,
  OrderStatusChangeRow,
} from './schema.ts'
import type { StoredDelivery, StoredOrder, StoredRefund } from './stored-order.ts'

export function toOrderRow(order: StoredOrder): OrderRow {
  const {
    billingAddress: _billing,
    delivery,
    lines: _lines,
    totals,
    payments: _payments,
    statusChanges: _changes,
    refunds: _refunds,
    ...head
  } = order
  return {
    ...head,
    ...toDeliveryColumns(delivery),
    itemsQuantity: totals.itemsQuantity,
    subtotalNet: totals.subtotal,
    subtotal: totals.subtotalInclTax,
    shipping: totals.shipping,
    paymentFee: totals.payment,
    discount: totals.discount,
    couponCode: totals.couponCode,
    tax: totals.tax,
    taxes: totals.taxes,
    total: totals.total,
    giftCardsAmount: sumOf(totals.tenders.giftCards),
    pointsSpent: totals.tenders.points.points,
    pointsAmount: totals.tenders.points.amount,
    grandTotal: totals.grandTotal,
  }
}

function toDeliveryColumns(delivery: StoredDelivery | null) {
  return {
    deliveryKind: delivery?.place.kind ?? null,
    carrierCode: delivery?.carrierCode ?? null,
    methodCode: delivery?.methodCode ?? null,
    methodTitle: delivery?.methodTitle ?? null,
    placeId: delivery && delivery.place.kind !== 'home' ? delivery.place.id : null,
    deliveryExtra: delivery?.extra ?? {},
  }
}

export function toLineRows({ orderId, lines }: StoredOrder): OrderLineRow[] {
  return lines.map((line, position) => ({ ...line, orderId, position }))
}

export function toAddressRows({ orderId, billingAddress, delivery }: StoredOrder): OrderAddressRow[] {
  const row = (kind: 'billing' | 'shipping', address: OrderAddress) => ({ ...address, orderId, kind })
  return [row('billing', billingAddress), ...(delivery ? [row('shipping', delivery.address)] : [])]
}

export function toGiftCardRows({ orderId, totals }: StoredOrder): OrderGiftCardRow[] {
  return totals.tenders.giftCards.map((card, position) => ({ ...card, orderId, position }))
}

export function toStatusChangeRows({ orderId, statusChanges }: StoredOrder): OrderStatusChangeRow[] {
  return statusChanges.map((change, position) => ({ ...change, orderId, position }))
}

export function toRefundRows({ orderId, refunds }: StoredOrder): OrderRefundRow[] {
  return refunds.map(({ refundedAt, lines, charges, tenders }, position) => ({
    orderId,
    position,
    refundedAt,
    amount: charges + sumOf(lines),
    charges,
    giftCards: tenders.giftCards,
    points: tenders.points.points,
    pointsAmount: tenders.points.amount,
    money: tenders.remainder,
  }))
}

export function toRefundLineRows({ orderId, refunds }: StoredOrder): OrderRefundLineRow[] {
  const rowsOf = ({ lines }: StoredRefund, refundPosition: number) =>
    lines.map(({ lineId, quantity, amount, kept }) => ({
      orderId,
      refundPosition,
      lineId: Number(lineId),
      quantity,
      amount,
      kept,
    }))
  return refunds.flatMap(rowsOf)
}

function sumOf(parts: readonly { readonly amount: Cents }[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
