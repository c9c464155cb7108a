import { toDecimalText } from '@vonk/domain/money'
import { lastResort } from '@vonk/languages'
import type { Terminal } from '@vonk/platform/command-line'
import type { Db } from '@vonk/platform/db'
import { findParcel, findPaymentRefunds, keptOf, type PaymentRefund, type StoredOrder } from '../../orders/index.ts'
import { findWithdrawal } from '../../withdrawals/index.ts'

/** Who ordered is nobody's business on a terminal. */
export async function showOrder(db: Db, order: StoredOrder, { write }: Terminal): Promise<number> {
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
  const parcel = await findParcel(db, order, lastResort)
  if (parcel) write(`  parcel: ${parcel.carrierCode} ${parcel.trackingCode}`)
  if (deliveredAt) write(`  delivered: ${deliveredAt.toISOString()}`)
  for (const line of await withdrawalOf(db, order)) write(`  ${line}`)
  for (const line of moneyOf(order)) write(`  ${line}`)
  for (const refund of await findPaymentRefunds(db, order.orderId)) write(`  money back: ${describeRefund(refund)}`)
  write(`  total: € ${toDecimalText(totals.total)}`)
  return 0
}

/** What the buyer has withdrawn from; once it was sent, it has to come back before money does. */
async function withdrawalOf(db: Db, { orderId, lines }: StoredOrder): Promise<string[]> {
  const withdrawal = await findWithdrawal(db, orderId)
  if (!withdrawal?.declaredAt) return []
  const { declaredAt, outcome, pieces } = withdrawal
  if (!outcome) return [`withdrawn: ${declaredAt.toISOString()}, the link of the mail was not followed yet`]
  const next = outcome === 'returned' ? ', to be sent back' : ''
  const head = `withdrawn: ${pieces ? 'some pieces' : 'all of it'}, ${declaredAt.toISOString()}${next}`
  const some = (pieces ?? []).map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => String(id) === lineId)
    return `  withdrawn line ${lineId}: ${quantity} × ${line ? `${line.sku} ${line.name}` : 'unknown'}`
  })
  return [head, ...some]
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
    ...refunds.map((refund) => {
      const { tenders } = refund
      const kept = keptOf([refund])
      const spent = kept > 0 ? `, € ${toDecimalText(kept)} kept: spent from gift cards` : ''
      return `refund: € ${toDecimalText(tenders.remainder)} in money${spent}`
    }),
  ]
}

const refundStates: Readonly<Record<PaymentRefund['state'], string>> = {
  wanted: 'not sent yet',
  sent: 'sent',
  stuck: 'stuck, somebody has to act',
  'by-hand': 'paid by hand',
}

/** Where the money is, and what stood in its way. */
function describeRefund({ amount, state, tries, lastOutcome, nextTryAt }: PaymentRefund): string {
  const reason = lastOutcome === 'refused' ? 'the provider refused' : 'the provider did not answer'
  const tried = tries > 0 && state !== 'sent' ? `, tried ${tries} times, ${reason}` : ''
  const next = nextTryAt ? `, again at ${nextTryAt.toISOString()}` : ''
  return `€ ${toDecimalText(amount)} ${refundStates[state]}${tried}${next}`
}
