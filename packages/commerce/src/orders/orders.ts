import type { OrderTransitionRefusal } from '@vonk/domain/orders'
import type { Refund, ReturnedPieces } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { returnStock } from '../stock/index.ts'
import type { UsedCardRefusal } from './bought-cards.ts'
import { revokePoints } from './earned-points.ts'
import { endStuckByHand, type StuckRefusal, tryStuckAgain } from './open-refunds.ts'
import { type HeldOrder, lockOrder, type OrderHead } from './order-head.ts'
import { type OrderParts, runOrderEvents } from './order-steps.ts'
import { chooseReturned, paidOrderOf, piecesLeft, type RefundRefusal, refundPieces } from './refund-pieces.ts'
import { orderReservations, salesOrders } from './schema.ts'
import {
  checkParcel,
  type DeliveryRefusal,
  type Parcel,
  type ParcelRefusal,
  saveDelivery,
  saveParcel,
} from './shipments.ts'
import { loadWhole } from './store.ts'
import type { StoredOrder } from './stored-order.ts'

export type OrdersOptions = OrderParts & { readonly db: Db }
export type Orders = ReturnType<typeof createOrders>

type NotThere = { readonly code: 'order-not-found' }
type ChangeRefusal = NotThere | OrderTransitionRefusal
type ShipRefusal = ChangeRefusal | ParcelRefusal
type Shipping = { readonly comment?: string | undefined; readonly parcel?: Parcel | null }
type ReturnRefusal = NotThere | RefundRefusal | UsedCardRefusal | { readonly code: 'order-not-paid' }

/** By its id, or as the transaction of `db` holds it already. */
type Named = string | HeldOrder

/** What the people of the shop do with orders. */
export function createOrders({ db, ...parts }: OrdersOptions) {
  function change<Value, Refusal>(order: Named, act: (tx: Db, head: HeldOrder) => Promise<Result<Value, Refusal>>) {
    const run = async (tx: Db): Promise<Result<Value, Refusal | NotThere>> => {
      const head = typeof order === 'string' ? await lockOrder(tx, order) : order
      return head ? act(tx, head) : err({ code: 'order-not-found' })
    }
    return db.transaction(run, { isRepeatable: true })
  }

  return {
    parts,

    /** Before it is shipped; what was paid goes back. */
    cancel: (order: Named, comment = ''): Promise<Result<OrderHead, ChangeRefusal>> =>
      change(order, (tx, head) => runOrderEvents(tx, head, ['canceled'], { ...parts, comment })),

    ship: (order: Named, { comment = '', parcel = null }: Shipping = {}): Promise<Result<OrderHead, ShipRefusal>> =>
      change<OrderHead, ShipRefusal>(order, async (tx, head) => {
        const checked = parcel && (await checkParcel(tx, parcel))
        if (checked && !checked.ok) return checked
        const shipped = await runOrderEvents(tx, head, ['shipped'], { ...parts, comment })
        if (shipped.ok && parcel) await saveParcel(tx, head.orderId, parcel)
        return shipped
      }),

    /** The parcel has arrived: from then on the days to withdraw are counted. */
    deliver: (orderId: string, at: Date): Promise<Result<null, NotThere | DeliveryRefusal>> =>
      change(orderId, (tx, head) => saveDelivery(tx, head, at)),

    /**
     * Returns items and refunds what was paid for them; null is all that are left. The last piece of a shipped order
     * makes it returned.
     */
    returnItems: (order: Named, pieces: readonly ReturnedPieces[] | null): Promise<Result<Refund, ReturnRefusal>> =>
      change(order, (tx, head) => returnHeldItems(tx, head, { pieces, parts })),

    /** Refunds that did not go through for days are tried from the beginning. */
    refundAgain: (orderId: string): Promise<Result<number, NotThere | StuckRefusal>> =>
      change(orderId, (tx) => tryStuckAgain(tx, orderId)),

    /** They were paid in another way. */
    endRefundsByHand: (orderId: string): Promise<Result<number, NotThere | StuckRefusal>> =>
      change(orderId, (tx) => endStuckByHand(tx, orderId)),
  }
}

type Returning = { readonly pieces: readonly ReturnedPieces[] | null; readonly parts: OrderParts }

/** The same for an order that is held. A gift card that was spent comes back with the whole order only. */
export async function returnHeldItems(
  tx: Db,
  held: HeldOrder,
  { pieces, parts }: Returning,
): Promise<Result<Refund, ReturnRefusal>> {
  const { status, orderNumber, storeCode } = held
  if (status !== 'processing' && status !== 'shipped') return err({ code: 'order-not-paid' })
  const order = await loadWhole(tx, held)
  const returned = await chooseReturned(tx, order, pieces)
  if (!returned.ok) return returned
  const at = new Date(parts.now())
  const refunded = await refundPieces(tx, order, { ...returned.value, at })
  if (!refunded.ok) return refunded
  const { refund, after } = refunded.value
  if (piecesLeft(paidOrderOf(after.whole)).length === 0) {
    const done = await runOrderEvents(tx, after, [status === 'shipped' ? 'returned' : 'canceled'], parts)
    if (!done.ok) throw new Error(`order ${orderNumber} could not be closed`)
  } else if (status === 'shipped') await revokePoints(tx, after, { settings: parts.earningOf(storeCode), at })
  await restock(tx, order.whole, returned.value.pieces)
  return ok(refund)
}

/** What came back can be sold again. */
async function restock(tx: Db, { orderId, lines }: StoredOrder, pieces: readonly ReturnedPieces[]): Promise<void> {
  const back = new Map<string, number>()
  for (const { lineId, quantity } of pieces) {
    const line = lines.find(({ id }) => String(id) === lineId)
    if (!line) continue
    const parts = lines.filter(({ parentId }) => parentId === line.id)
    for (const part of parts.length > 0 ? parts : [line]) {
      const each = part.quantity / line.quantity
      back.set(part.sku, (back.get(part.sku) ?? 0) + each * quantity)
    }
  }
  const returned = await lowerReservation(tx, orderId, back)
  await returnStock(tx, returned, orderId)
}

/** Answers the counted pieces that were still held. */
async function lowerReservation(tx: Db, orderId: string, back: ReadonlyMap<string, number>) {
  const rows = [...back].map(([sku, quantity]) => ({ sku, quantity }))
  const { rows: lowered } = await tx.execute<{ sku: string; quantity: number }>(sql`
    with held as (
      select reservation.sku, reservation.is_counted, least(reservation.quantity, back.quantity) as quantity
      from ${orderReservations} reservation
      join json_to_recordset(${JSON.stringify(rows)}::json) as back (sku text, quantity integer)
        on back.sku = reservation.sku
      where reservation.order_id = ${orderId}
    ), lowered as (
      update ${orderReservations} reservation set quantity = reservation.quantity - held.quantity
      from held where reservation.order_id = ${orderId} and reservation.sku = held.sku
    )
    select sku, quantity from held where is_counted and quantity > 0`)
  return lowered
}

type Wanted = { readonly status: string | null; readonly limit: number }

/** The newest orders, as far as a list shows them. */
export function listOrders(db: Db, { status, limit }: Wanted) {
  const { orderNumber, status: now, placedAt, storeCode, total } = salesOrders
  return db
    .select({ orderNumber, status: now, placedAt, storeCode, total })
    .from(salesOrders)
    .where(status === null ? undefined : sql`${now} = ${status}`)
    .orderBy(desc(placedAt), desc(salesOrders.entityId))
    .limit(limit)
}

/** The numbers people know orders by, by their ids. */
export async function findOrderNumbers(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, orderNumber } = salesOrders
  const rows = await db
    .select({ orderId, orderNumber })
    .from(salesOrders)
    .where(inArray(orderId, [...orderIds]))
  return new Map(rows.map((row) => [row.orderId, row.orderNumber]))
}

/** The id of an order by the number people know it by. */
export async function findOrderId(db: Db, orderNumber: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: salesOrders.orderId })
    .from(salesOrders)
    .where(eq(salesOrders.orderNumber, orderNumber))
  return row?.orderId ?? null
}
