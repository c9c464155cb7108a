import { endingFor, settlePayment } from '@vonk/domain/orders'
import { type PaymentEvent, type PaymentStatus, transitionPayment } from '@vonk/domain/payments'
import type { Database, Db } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { publish } from '@vonk/platform/outbox'
import { type OrderHead, type OrderParts, requestRefund, reviveOrder, runOrderEvents } from '../orders/index.ts'
import { latePaymentReturned } from './events.ts'
import type { ProviderPayment } from './port.ts'
import type { StoredPayment } from './schema.ts'
import { lockWithOrder, saveOutcome } from './store.ts'

export type SettleParts = {
  readonly db: Database
  readonly orders: OrderParts
  readonly log: Log
  readonly now: () => number
}

/**
 * Does what the news about a payment mean, once, whoever brings them: webhook, return page, reconciliation or expiry.
 * The order is locked first, so that they come one after the other. Null when there is no such payment.
 */
export function settle(
  parts: SettleParts,
  asked: Pick<StoredPayment, 'id' | 'orderId'>,
  providerStatus: ProviderPayment,
): Promise<PaymentStatus | null> {
  const run = async (tx: Db): Promise<PaymentStatus | null> => {
    const held = await lockWithOrder(tx, asked)
    if (!held) return null
    const { order, payment } = held
    const next = transitionPayment(
      payment.status,
      endingFor(order.status, verifyAmount(payment, providerStatus, parts.log)),
    )
    const status = next.ok ? next.value : payment.status
    await saveOutcome(tx, payment.id, { status, at: new Date(parts.now()) })
    await applyOutcome(tx, { order, payment, status }, parts)
    return status
  }
  return parts.db.transaction(run, { isRepeatable: true })
}

/** Money of another amount than was asked for pays nothing; somebody has to look at it. */
function verifyAmount({ id, amount }: StoredPayment, providerStatus: ProviderPayment, log: Log): PaymentEvent {
  if (providerStatus.event !== 'paid' || providerStatus.amount === amount) return providerStatus.event
  log.error(
    { paymentId: id, asked: amount, paid: providerStatus.amount },
    'a payment has another amount than was asked for',
  )
  return 'unknown'
}

type Settled = { readonly order: OrderHead; readonly payment: StoredPayment; readonly status: PaymentStatus }

async function applyOutcome(tx: Db, settled: Settled, parts: SettleParts): Promise<void> {
  const { order, payment, status } = settled
  const settling = settlePayment({ order: order.status, before: payment.status, after: status })
  switch (settling.do) {
    case 'order-events': {
      const done = await runOrderEvents(tx, order, settling.events, parts.orders)
      if (!done.ok) throw new Error(`order ${order.orderNumber} does not follow its payment: ${done.refusal.code}`)
      return
    }
    case 'revive-or-refund':
      if (!(await revive(tx, settled, parts))) await refundLatePayment(tx, settled, parts)
      return
    case 'refund-this-payment':
      await refundLatePayment(tx, settled, parts)
  }
}

/** Whether the order lives again, with all that it had given back. */
async function revive(tx: Db, { order, payment }: Settled, { orders, log, now }: SettleParts): Promise<boolean> {
  const revived = await reviveOrder(tx, order, { parts: orders, now: new Date(now()) })
  const outcome = revived.ok ? 'revived' : revived.refusal.code
  log.info(
    { orderNumber: order.orderNumber, paymentId: payment.id, outcome },
    'money came for an order that had expired',
  )
  return revived.ok
}

async function refundLatePayment(
  tx: Db,
  { order: { orderId }, payment }: Settled,
  { now }: SettleParts,
): Promise<void> {
  const amount = payment.amount - payment.refunded
  await requestRefund(tx, { orderId, paymentId: payment.id, amount, at: new Date(now()) })
  await publish(tx, latePaymentReturned({ orderId, paymentId: payment.id }))
}
