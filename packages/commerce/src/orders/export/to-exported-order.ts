import { toDecimal } from '@vonk/domain/money'
import type { OrderAddress } from '@vonk/domain/orders'
import { percentFromRate } from '@vonk/domain/tax'
import type { StoredOrder } from '../stored-order.ts'

/** An order as a back office takes it up: amounts are decimals with tax in them, and nothing has to be looked up here. */
export function toExportedOrder(order: StoredOrder) {
  const { totals, delivery } = order
  const { giftCards, points } = totals.tenders
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    status: order.status,
    storeCode: order.storeCode,
    placedAt: order.placedAt.toISOString(),
    customerId: order.customerId,
    email: order.email,
    billingAddress: toAddress(order.billingAddress),
    delivery: delivery && {
      carrierCode: delivery.carrierCode,
      methodCode: delivery.methodCode,
      title: delivery.methodTitle,
      place: delivery.place,
      extra: delivery.extra,
      address: toAddress(delivery.address),
    },
    lines: order.lines.map(toLine),
    shipping: toDecimal(totals.shipping?.paid ?? 0),
    paymentFee: toDecimal(totals.payment?.paid ?? 0),
    discount: toDecimal(totals.discount),
    couponCode: totals.couponCode,
    total: toDecimal(totals.total),
    taxes: totals.taxes.map(({ rate, gross, tax }) => ({
      percent: percentFromRate(rate),
      gross: toDecimal(gross),
      tax: toDecimal(tax),
    })),
    // The codes of gift cards are money: a back office needs their sum.
    paidWith: {
      giftCards: toDecimal(giftCards.reduce((sum, { amount }) => sum + amount, 0)),
      points: toDecimal(points.amount),
      money: toDecimal(totals.grandTotal),
      method: order.paymentMethod,
    },
    refunds: order.refunds.map(({ refundedAt, lines, charges, tenders }) => ({
      refundedAt: refundedAt.toISOString(),
      lines: lines.map(({ lineId, quantity, amount }) => ({
        lineId: Number(lineId),
        quantity,
        amount: toDecimal(amount),
      })),
      charges: toDecimal(charges),
      money: toDecimal(tenders.remainder),
    })),
  }
}

function toAddress({ regionId: _regionId, ...address }: OrderAddress) {
  return address
}

function toLine(line: StoredOrder['lines'][number]) {
  const { id, parentId, sku, parentSku, type, name, details, quantity, returned } = line
  const facts = { lineId: id, parentLineId: parentId, sku, parentSku, type, name, options: details, quantity, returned }
  const amounts = {
    unitPrice: toDecimal(line.unitPrice),
    discount: toDecimal(line.discount),
    paid: toDecimal(line.paid),
  }
  return { ...facts, ...amounts, taxPercent: percentFromRate(line.taxRate) }
}
