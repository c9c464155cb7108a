import type { Parcel, StoredOrder } from '@vonk/commerce/orders'
import { toDecimalText } from '@vonk/domain/money'
import type { Terminal } from './command.ts'

/** Who ordered is nobody's business on a terminal. */
export function showOrder(order: StoredOrder, parcel: Parcel | null, { write }: Terminal): number {
  const { orderNumber, status, storeCode, placedAt, totals, lines, delivery, deliveredAt } = order
  write(`${orderNumber}  ${status}  ${storeCode}  ${placedAt.toISOString()}`)
  for (const { id, quantity, sku, name, paid, returned, parentId } of lines) {
    const back = returned > 0 ? `, ${returned} back` : ''
    write(
      `  ${parentId === null ? `line ${id}:` : '  part:'} ${quantity} × ${sku} ${name}, € ${toDecimalText(paid)}${back}`,
    )
  }
  if (delivery)
    write(
      `  delivery: ${delivery.methodTitle} (${delivery.carrierCode}), € ${toDecimalText(totals.shipping?.paid ?? 0)}`,
    )
  if (parcel) write(`  parcel: ${parcel.carrierCode} ${parcel.trackingCode}`)
  if (deliveredAt) write(`  delivered: ${deliveredAt.toISOString()}`)
  for (const line of moneyOf(order)) write(`  ${line}`)
  write(`  total: € ${toDecimalText(totals.total)}`)
  return 0
}

/** What paid for an order, and what went back. */
function moneyOf({ totals, payments, refunds }: StoredOrder): string[] {
  const { giftCards, points } = totals.tenders
  return [
    ...giftCards.map(({ amount }) => `gift card: € ${toDecimalText(amount)}`),
    ...(points.points > 0 ? [`points: ${points.points}`] : []),
    ...payments.map(({ method, status, amount, refunded }) => {
      const back = refunded > 0 ? `, € ${toDecimalText(refunded)} back` : ''
      return `payment: ${method} ${status}, € ${toDecimalText(amount)}${back}`
    }),
    ...refunds.map(({ tenders }) => `refund: € ${toDecimalText(tenders.remainder)} in money`),
  ]
}
