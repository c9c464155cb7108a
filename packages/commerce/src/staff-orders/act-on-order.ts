import type { ReturnedPieces } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
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
import { type Act, insertAct, type Member } from './acts.ts'

type Back = Pick<Act, 'pieces'>

/** Something the people of the shop do with an order. */
export type OrderAct<Refusal> = {
  readonly action: Act['action']
  run(orders: Orders, order: WholeOrder): Promise<Result<Back, Refusal>>
}

type Remark = { readonly comment: string | undefined }

/** Who carries a parcel is the carrier that was ordered, unless said otherwise. */
type Sent = Pick<Parcel, 'trackingCode'> & { readonly carrierCode: string | undefined }

export function shipping({ parcel, comment }: Remark & { readonly parcel: Sent | null }) {
  return {
    action: 'shipped' as const,
    async run(orders: Orders, order: WholeOrder) {
      const carrierCode = parcel?.carrierCode ?? order.whole.delivery?.carrierCode ?? ''
      return withNothingBack(await orders.ship(order, { parcel: parcel && { ...parcel, carrierCode }, comment }))
    },
  }
}

export function callingOff({ comment }: Remark) {
  return {
    action: 'canceled' as const,
    run: async (orders: Orders, order: WholeOrder) => withNothingBack(await orders.cancel(order, comment)),
  }
}

/** Without pieces, of everything that is left. */
export function refunding(wanted: readonly ReturnedPieces[] | null) {
  return {
    action: 'refunded' as const,
    async run(orders: Orders, order: WholeOrder) {
      const refund = await orders.takeBack(order, wanted)
      if (!refund.ok) return refund
      return ok({ pieces: refund.value.lines.map(({ lineId, quantity }) => ({ lineId, quantity })) })
    },
  }
}

function withNothingBack<Refusal>(done: Result<unknown, Refusal>): Result<Back, Refusal> {
  return done.ok ? ok({ pieces: [] }) : done
}

/** What was given back meanwhile; null where nothing came back at all. */
function givenBack(before: StoredOrder, { refunds }: StoredOrder): Act['amount'] {
  const back = refunds.slice(before.refunds.length)
  if (back.length === 0) return null
  return back.reduce((sum, { lines, charges }) => sum + lines.reduce((all, { amount }) => all + amount, charges), 0)
}

type Acting = {
  readonly db: Db
  readonly parts: OrderParts
  readonly orderId: string
  /** Null on the command line. */
  readonly by: Member | null
  /** The order as whoever acts has read it; null for who did not look. */
  readonly version: number | null
}

/** How far an order has come: another number for every change of its status and every refund. */
export function versionOf({ statusChanges, refunds }: StoredOrder): number {
  return statusChanges.length + refunds.length
}

type Stale = { readonly code: 'order-not-found' } | { readonly code: 'order-changed' }

/** Does it and notes who did, all of it or nothing. Answers the order as it is then. */
export function actOnOrder<Refusal>({ db, parts, orderId, by, version }: Acting, { action, run }: OrderAct<Refusal>) {
  return db.transaction(
    async (tx): Promise<Result<StoredOrder, Refusal | Stale>> => {
      const head = await lockOrder(tx, orderId)
      if (!head) return err({ code: 'order-not-found' })
      const order = await loadWhole(tx, head)
      if (version !== null && version !== versionOf(order.whole)) return err({ code: 'order-changed' })
      const done = await run(createOrders({ ...parts, db: tx }), order)
      if (!done.ok) return done
      const { whole: after } = await loadWhole(tx, head)
      await insertAct(tx, { orderId, action, by, ...done.value, amount: givenBack(order.whole, after) })
      return ok(after)
    },
    { isRepeatable: true },
  )
}
