import type { Database } from '@vonk/platform/db'
import { aLog, openTestDatabase, seedViews } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { holdCart, lockCartHold } from '../../cart/index.ts'
import { createOrders, type OrderParts } from '../../orders/index.ts'
import { createStores } from '../../stores/index.ts'
import { createPayments } from '../create-payments.ts'
import type { PaymentsParts } from '../open-payment.ts'
import type { PaymentProvider } from '../port.ts'
import { bodyOfCall, createSandboxProvider } from '../sandbox/create-sandbox-provider.ts'
import type { Decision } from '../sandbox/decide-payment.ts'
import { SIGNATURE_HEADER, signCall } from '../sandbox/signature.ts'
import { findPayment } from '../store.ts'
import { decideAtBank, payLate } from './bank-hand.ts'
import { placePayingOrder } from './place-paying-order.ts'
import { type Outages, withOutages } from './with-outages.ts'

/** Orders that wait for money, over a database of their own, with the sandbox bank behind them. */
export async function openPayingShop({ other }: { readonly other?: PaymentProvider } = {}) {
  const test = await openTestDatabase({ poolSize: 10 })
  const { db } = test
  await seedViews(db)
  const clock = { now: Date.now() }
  const switches: Outages = { isUnavailable: false, cancelsNothing: false, refusesRefunds: false }
  const secret = new Uint8Array(32).fill(7)
  const now = () => clock.now
  const earningOf = () => ({ pointsPerEuro: 100, pointsEarnedPerEuro: 1 })
  const orderParts: OrderParts = { holdCart, lockCartHold, earningOf, now }
  const { log, lines } = aLog()
  const provider = other ?? createSandboxProvider({ db, secret, now })
  const parts: PaymentsParts = {
    db,
    providers: [withOutages(provider, switches)],
    directory: await createStores({ db }).loadDirectory(),
    site: { protocol: 'http:', port: '3000' },
    webhookOrigin: 'http://127.0.0.1:3000',
    orders: orderParts,
    log,
    now,
  }
  const payments = createPayments(parts)
  const orders = createOrders({ db, ...orderParts })

  function callAbout(reference: string) {
    const body = bodyOfCall(reference)
    const signature = signCall(secret, { body, now: clock.now })
    return { body, header: (name: string) => (name === SIGNATURE_HEADER ? signature : null) }
  }

  return {
    ...test,
    parts,
    payments,
    orders,
    provider,
    clock,
    switches,
    lines,
    callAbout,
    place: (method = 'ideal') => placePayingOrder(db, { method, provider: provider.name, now: clock.now }),
    async decide(reference: string, answer: Decision['answer']) {
      await decideAtBank(db, reference, { answer, delay: 'now', now: clock.now })
    },
    /** Money that comes although the bank had said that it would not. */
    payLate: (reference: string) => payLate(db, reference),
    /** Opens a payment at the bank, and answers all that is known of it. */
    async open(paymentId: string) {
      await payments.open(paymentId)
      return findPayment(db, paymentId)
    },
    stateOf: (orderId: string) => readState(db, orderId),
  }
}

export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>

/** What is noted where somebody calls an order off. */
export const CANCELED_BY_STAFF = 'called off'

/** All that must fit together about an order and its payment. */
async function readState(db: Database, orderId: string) {
  const { rows } = await db.execute<{
    order: string
    payment: string
    amount: number
    refunded: number
    refunds: number
    unsent: number
    atBank: string
    bankRefunded: number
    cart: string
    held: number
    moved: number
    confirmed: number
    canceled: number
    late: number
    canceledByStaff: number
  }>(sql`
    select o.status as order, p.status as payment, p.amount::float8, p.refunded::float8,
      coalesce((select sum(amount) from payment_refund where payment_id = p.id), 0)::float8 as refunds,
      (select count(*) from payment_refund where payment_id = p.id and state <> 'sent')::integer as unsent,
      coalesce(b.status, 'none') as "atBank", coalesce(b.refunded, 0)::float8 as "bankRefunded",
      c.hold as cart,
      coalesce((select sum(quantity) from order_reservation where order_id = o.order_id), 0)::integer as held,
      (select sum(delta) from stock_change where reference = o.order_id)::integer as moved,
      (select count(*) from outbox_event e where topic = 'order-confirmed' and payload ->> 'orderId' = o.order_id)::integer as confirmed,
      (select count(*) from outbox_event e where topic = 'order-canceled' and payload ->> 'orderId' = o.order_id)::integer as canceled,
      (select count(*) from outbox_event e where topic = 'late-payment-returned' and payload ->> 'orderId' = o.order_id)::integer as late,
      (select count(*) from order_status_change s where s.order_id = o.order_id and s.comment = ${CANCELED_BY_STAFF})::integer as "canceledByStaff"
    from sales_order o
    join order_payment p using (order_id)
    join cart c on c.guest_key = o.cart_id
    left join bank_payment b on b.payment_id = p.id
    where o.order_id = ${orderId}`)
  const [state] = rows
  if (!state) throw new Error('there is no such order')
  return state
}
