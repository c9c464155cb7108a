import type { ReturnedPieces } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import {
  createOrders,
  findOrder,
  lockOrder,
  type OrderParts,
  type Orders,
  type Parcel,
  type StoredOrder,
} from '../orders/index.ts'
import { type Act, insertAct, type Member } from './acts.ts'

type Back = Pick<Act, 'pieces'>

/** Something the people of the shop do with an order. */
export type OrderAct<Refusal> = {
  readonly action: Act['action']
  run(orders: Orders, order: StoredOrder): Promise<Result<Back, Refusal>>
}

type Remark = { readonly comment: string | undefined }

export function shipping({ parcel, comment }: Remark & { readonly parcel: Parcel | null }) {
  return {
    action: 'shipped' as const,
    run: async (orders: Orders, { orderId }: StoredOrder) =>
      withNothingBack(await orders.ship(orderId, { parcel, comment })),
  }
}

export function callingOff({ comment }: Remark) {
  return {
    action: 'canceled' as const,
    run: async (orders: Orders, { orderId }: StoredOrder) => withNothingBack(await orders.cancel(orderId, comment)),
  }
}

/** Without pieces, of everything that is left. */
export function refunding(wanted: readonly ReturnedPieces[] | null) {
  return {
    action: 'refunded' as const,
    async run(orders: Orders, order: StoredOrder) {
      const refund = await orders.takeBack(order.orderId, wanted)
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

/** Does it and notes who did, all of it or nothing. */
export function actOnOrder<Refusal>({ db, parts, orderId, by, version }: Acting, { action, run }: OrderAct<Refusal>) {
  return db.transaction(
    async (tx): Promise<Result<null, Refusal | Stale>> => {
      const order = (await lockOrder(tx, orderId)) && (await findOrder(tx, orderId))
      if (!order) return err({ code: 'order-not-found' })
      if (version !== null && version !== versionOf(order)) return err({ code: 'order-changed' })
      const done = await run(createOrders({ ...parts, db: tx }), order)
      if (!done.ok) return done
      const after = (await findOrder(tx, orderId)) ?? order
      await insertAct(tx, { orderId, action, by, ...done.value, amount: givenBack(order, after) })
      return ok(null)
    },
    { isRepeatable: true },
  )
}
