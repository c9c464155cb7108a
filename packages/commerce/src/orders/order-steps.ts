import type { EarningSettings } from '@vonk/domain/loyalty'
import { type OrderEvent, type OrderStep, type OrderTransitionRefusal, planOrderEvent } from '@vonk/domain/orders'
import type { CartHold } from '@vonk/domain/payments'
import { ok, type Result } from '@vonk/domain/result'
import { type Db, statement } from '@vonk/platform/db'
import { eventsOf, type OutboxEvent, publish, publishing } from '@vonk/platform/outbox'
import { eq } from 'drizzle-orm'
import { returnStock } from '../stock/index.ts'
import { giveCouponUseBack } from '../vouchers/index.ts'
import { issueBoughtCards } from './bought-cards.ts'
import { creditPoints, revokePoints } from './earned-points.ts'
import { orderCanceled, orderConfirmed, orderReturned, orderShipped } from './events.ts'
import type { HeldOrder, OrderHead } from './order-head.ts'
import { refundEverything } from './refund-pieces.ts'
import { returnTenders } from './return-tenders.ts'
import { orderReservations } from './schema.ts'

/** What orders need of the rest of the shop. */
export type OrderParts = {
  /** By what an order keeps of its cart. A cart that is gone is no obstacle. */
  holdCart(tx: Db, cartId: string, hold: CartHold): Promise<void>
  /** Holds the row of the cart; null when it is gone. */
  lockCartHold(tx: Db, cartId: string): Promise<CartHold | null>
  earningOf(storeCode: string): EarningSettings
  now(): number
}

type EventOptions = { readonly comment?: string }

/** Lets something happen to an order that is held, with everything that follows from it. */
export async function runOrderEvents(
  tx: Db,
  head: HeldOrder,
  events: readonly OrderEvent[],
  parts: OrderParts & EventOptions,
): Promise<Result<OrderHead, OrderTransitionRefusal>> {
  let current = head
  for (const event of events) {
    const plan = planOrderEvent(current.status, event)
    if (!plan.ok) return plan
    current = { ...current, status: plan.value.status }
    const { steps } = plan.value
    const timesBefore = await saveStatus(tx, current, { comment: parts.comment ?? '', news: noticesOf(steps, current) })
    const others = steps.filter((step) => !(step in notices))
    await runSteps(tx, current, others, parts)
    await publish(tx, ...announcementsOf(event, current, timesBefore))
  }
  return ok(current)
}

/** One statement for the status, its place in the history and the news of it. Answers how often the order has had it before. */
const savedStatus = statement<{ times: number }>(
  'order-status-saved',
  `with changed as (
    update sales_order set status = $2, updated_at = now() where order_id = $1
  ), told as (
    ${publishing('$4')}
  )
  insert into order_status_change (order_id, position, status, comment)
  select $1, coalesce(max(position), -1) + 1, $2, $3 from order_status_change where order_id = $1
  returning (select count(*)::integer from order_status_change earlier
    where earlier.order_id = $1 and earlier.status = $2) as times`,
)

type StatusNote = { readonly comment: string; readonly news: readonly OutboxEvent[] }

async function saveStatus(tx: Db, { orderId, status }: OrderHead, { comment, news }: StatusNote): Promise<number> {
  const [saved] = await savedStatus(tx, orderId, status, comment, eventsOf(...news))
  return saved?.times ?? 0
}

/** The steps that are nothing but news. */
const notices: Readonly<Partial<Record<OrderStep, (order: OrderHead) => OutboxEvent>>> = {
  'send-confirmation': ({ orderId }) => orderConfirmed({ orderId }),
  'send-shipping-notice': ({ orderId }) => orderShipped({ orderId }),
}

function noticesOf(wanted: readonly OrderStep[], order: OrderHead): OutboxEvent[] {
  return wanted.flatMap((step) => notices[step]?.(order) ?? [])
}

function announcementsOf(event: OrderEvent, { orderId }: OrderHead, timesBefore: number): readonly OutboxEvent[] {
  if (event === 'canceled') return [orderCanceled({ orderId, ...(timesBefore > 0 && { position: timesBefore }) })]
  return event === 'returned' ? [orderReturned({ orderId })] : []
}

type Step = (tx: Db, order: HeldOrder, parts: OrderParts) => Promise<void>

const steps: Readonly<Record<OrderStep, Step>> = {
  'freeze-cart': (tx, { cartId }, { holdCart }) => holdCart(tx, cartId, 'frozen'),
  'spend-cart': (tx, { cartId }, { holdCart }) => holdCart(tx, cartId, 'spent'),
  'thaw-cart': (tx, { cartId }, { holdCart }) => holdCart(tx, cartId, 'free'),
  'release-stock': releaseStock,
  'return-tenders': async (tx, order, { now }) => {
    await giveCouponUseBack(tx, order.orderId)
    await returnTenders(tx, order, new Date(now()))
  },
  'refund-payment': async (tx, order, { now }) => {
    await giveCouponUseBack(tx, order.orderId)
    await refundEverything(tx, order, new Date(now()))
  },
  'issue-gift-cards': async (tx, { orderId, hasBoughtCards }) => {
    if (hasBoughtCards) await issueBoughtCards(tx, orderId)
  },
  'send-confirmation': (tx, order) => publish(tx, ...noticesOf(['send-confirmation'], order)),
  'send-shipping-notice': (tx, order) => publish(tx, ...noticesOf(['send-shipping-notice'], order)),
  'credit-points': (tx, order, { now }) => creditPoints(tx, order, new Date(now())),
  'revoke-points': (tx, order, { earningOf, now }) =>
    revokePoints(tx, order, { settings: earningOf(order.storeCode), at: new Date(now()) }),
}

export async function runSteps(
  tx: Db,
  order: HeldOrder,
  wanted: readonly OrderStep[],
  parts: OrderParts,
): Promise<void> {
  for (const step of wanted) await steps[step](tx, order, parts)
}

async function releaseStock(tx: Db, { orderId }: OrderHead): Promise<void> {
  const held = await tx.delete(orderReservations).where(eq(orderReservations.orderId, orderId)).returning({
    sku: orderReservations.sku,
    quantity: orderReservations.quantity,
    isCounted: orderReservations.isCounted,
  })
  await returnStock(
    tx,
    held.filter(({ isCounted }) => isCounted),
    orderId,
  )
}
