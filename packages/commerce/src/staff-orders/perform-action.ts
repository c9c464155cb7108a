import type { ReturnedPieces } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Actor } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import {
  createOrders,
  loadWhole,
  lockOrder,
  type OrderParts,
  type Orders,
  type Parcel,
  type StoredOrder,
  type WholeOrder,
} from '../orders/index.ts'
import { noteOrderAct, type OrderActNote } from './acts.ts'

type Returns = Pick<OrderActNote, 'pieces'>

/** Something the people of the shop do with an order. */
export type OrderAction<Refusal> = {
  readonly action: OrderActNote['action']
  /** Why, in the words of who does it. */
  readonly comment?: string | undefined
  run(orders: Orders, order: WholeOrder): Promise<Result<Returns, Refusal>>
}

type Remark = { readonly comment: string | undefined }

/** Who carries a parcel is the carrier that was ordered, unless said otherwise. */
type Sent = Pick<Parcel, 'trackingCode'> & { readonly carrierCode: string | undefined }

export function ship({ parcel, comment }: Remark & { readonly parcel: Sent | null }) {
  return {
    action: 'shipped' as const,
    comment,
    async run(orders: Orders, order: WholeOrder) {
      const carrierCode = parcel?.carrierCode ?? order.whole.delivery?.carrierCode ?? ''
      return withoutReturns(await orders.ship(order, { parcel: parcel && { ...parcel, carrierCode }, comment }))
    },
  }
}

export function cancel({ comment }: Remark) {
  return {
    action: 'canceled' as const,
    comment,
    run: async (orders: Orders, order: WholeOrder) => withoutReturns(await orders.cancel(order, comment)),
  }
}

/** Without pieces, of everything that is left. */
export function refund({ wanted, comment }: Remark & { readonly wanted: readonly ReturnedPieces[] | null }) {
  return {
    action: 'refunded' as const,
    comment,
    async run(orders: Orders, order: WholeOrder) {
      const refund = await orders.returnItems(order, wanted)
      if (!refund.ok) return refund
      return ok({ pieces: refund.value.lines.map(({ lineId, quantity }) => ({ lineId, quantity })) })
    },
  }
}

/** The parcel has come: the days to withdraw begin. */
export function deliver(at: Date) {
  return {
    action: 'delivered' as const,
    run: async (orders: Orders, { orderId }: WholeOrder) => withoutReturns(await orders.deliver(orderId, at)),
  }
}

/** Refunds that are stuck are tried again, or were paid in another way. */
export function endStuckRefunds(how: 'refund-retried' | 'refunded-by-hand', comment?: string) {
  return {
    action: how,
    comment,
    run: async (orders: Orders, { orderId }: WholeOrder) =>
      withoutReturns(await (how === 'refund-retried' ? orders.refundAgain(orderId) : orders.endRefundsByHand(orderId))),
  }
}

function withoutReturns<Refusal>(done: Result<unknown, Refusal>): Result<Returns, Refusal> {
  return done.ok ? ok({ pieces: [] }) : done
}

/** What was given back meanwhile; null where nothing came back at all. */
function refundedSince(before: StoredOrder, { refunds }: StoredOrder): OrderActNote['amount'] {
  const back = refunds.slice(before.refunds.length)
  if (back.length === 0) return null
  return back.reduce((sum, { lines, charges }) => sum + lines.reduce((all, { amount }) => all + amount, charges), 0)
}

type Acting = {
  readonly db: Db
  readonly parts: OrderParts
  readonly orderId: string
  readonly by: Actor
  /** The order as whoever acts has read it; null for who did not look. */
  readonly version: number | null
}

/** How far an order has come: another number for every change of its status and every refund. */
export function versionOf({ statusChanges, refunds }: StoredOrder): number {
  return statusChanges.length + refunds.length
}

type Stale = { readonly code: 'order-not-found' } | { readonly code: 'order-changed' }

/** Does it and notes who did, all of it or nothing. Answers the order as it is then. */
export function performAction<Refusal>(
  { db, parts, orderId, by, version }: Acting,
  { action, comment, run }: OrderAction<Refusal>,
) {
  return db.transaction(
    async (tx): Promise<Result<StoredOrder, Refusal | Stale>> => {
      const head = await lockOrder(tx, orderId)
      if (!head) return err({ code: 'order-not-found' })
      const order = await loadWhole(tx, head)
      if (version !== null && version !== versionOf(order.whole)) return err({ code: 'order-changed' })
      const done = await run(createOrders({ ...parts, db: tx }), order)
      if (!done.ok) return done
      const { whole: after } = await loadWhole(tx, head)
      const note = { by, action, comment, before: order.status, after: after.status, ...done.value }
      await noteOrderAct(tx, orderId, { ...note, amount: refundedSince(order.whole, after) })
      return ok(after)
    },
    { isRepeatable: true },
  )
}
