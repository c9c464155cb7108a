import type { ExistingOrders } from '@vonk/domain/orders'
import { bulkInsert } from '@vonk/platform/bulk-insert'
import { type Db, statement } from '@vonk/platform/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { BoughtCard } from './bought-cards.ts'
import type { HeldOrder, WholeOrder } from './order-head.ts'
import { type OrderPage, readOrderPage, readOrderRest } from './read-order-rest.ts'
import {
  boughtCards,
  type OrderRow,
  orderAddresses,
  orderGiftCards,
  orderLines,
  orderPayments,
  orderRefundLines,
  orderRefunds,
  orderShipments,
  orderStatusChanges,
  salesOrders,
} from './schema.ts'
import type { StoredOrder } from './stored-order.ts'
import {
  toAddressRows,
  toGiftCardRows,
  toLineRows,
  toOrderRow,
  toRefundLineRows,
  toRefundRows,
  toStatusChangeRows,
} from './to-rows.ts'
import { toStoredOrder } from './to-stored-order.ts'

/** Whole orders at once; numbers of coming orders go on after the highest. */
export async function putOrders(db: Db, orders: readonly StoredOrder[]): Promise<void> {
  await bulkInsert(db, salesOrders, orders.map(toOrderRow))
  await bulkInsert(db, orderLines, orders.flatMap(toLineRows))
  await bulkInsert(db, orderAddresses, orders.flatMap(toAddressRows))
  await bulkInsert(db, orderGiftCards, orders.flatMap(toGiftCardRows))
  const payments = orders.flatMap(({ orderId, payments }) => payments.map((payment) => ({ ...payment, orderId })))
  await bulkInsert(db, orderPayments, payments)
  await bulkInsert(db, orderStatusChanges, orders.flatMap(toStatusChangeRows))
  await bulkInsert(db, orderRefunds, orders.flatMap(toRefundRows))
  await bulkInsert(db, orderRefundLines, orders.flatMap(toRefundLineRows))
  await moveOrderNumber(db)
}

/** The parcels of orders that were sent before. */
export function putParcels(db: Db, parcels: readonly (typeof orderShipments.$inferSelect)[]): Promise<void> {
  return bulkInsert(db, orderShipments, parcels)
}

/** Gift cards that orders have bought, whose codes are made already. */
export function putBoughtCards(db: Db, cards: readonly BoughtCard[]): Promise<void> {
  return bulkInsert(db, boughtCards, cards)
}

async function moveOrderNumber(db: Db): Promise<void> {
  const highest = sql`max(${salesOrders.orderNumber}::bigint) filter (where ${salesOrders.orderNumber} ~ '^[0-9]{1,15}$')`
  await db.execute(sql`
    select setval('sales_order_number', ${highest})
    from ${salesOrders}
    having ${highest} > coalesce(pg_sequence_last_value('sales_order_number'), 0)`)
}

/** By the id made on the device. */
export async function findOrder(db: Db, orderId: string): Promise<StoredOrder | null> {
  const [order] = await findOrders(db, [orderId])
  return order ?? null
}

/** All of an order that is held, read once for the whole transaction. */
export async function loadWhole(tx: Db, held: HeldOrder): Promise<WholeOrder> {
  const whole = held.whole ?? (await findOrder(tx, held.orderId))
  if (!whole) throw new Error(`order ${held.orderNumber} is held and cannot be read`)
  return { ...held, whole }
}

/** Those there are of these ids, in the order they were placed. */
export async function findOrders(db: Db, orderIds: readonly string[]): Promise<readonly StoredOrder[]> {
  const heads = await db
    .select()
    .from(salesOrders)
    .where(inArray(salesOrders.orderId, [...orderIds]))
    .orderBy(asc(salesOrders.placedAt), asc(salesOrders.entityId))
  return withRest(db, heads)
}

export type OrderHistory = { readonly orders: readonly StoredOrder[]; readonly total: number }

/** A page of a customer's orders, the newest first, and how many there are in all. */
export async function findOrderPage(db: Db, page: OrderPage): Promise<OrderHistory> {
  const { orders, total } = await readOrderPage(db, page)
  return { orders: orders.map(toStoredOrder), total }
}

type OwnOrder = { readonly customerId: number; readonly entityId: number }

/** One order of a customer, by the number of its row; null when it is somebody else's. */
export async function findOwnOrder(db: Db, { customerId, entityId }: OwnOrder): Promise<StoredOrder | null> {
  const isTheirs = and(eq(salesOrders.entityId, entityId), eq(salesOrders.customerId, customerId))
  const [order] = await withRest(db, await db.select().from(salesOrders).where(isTheirs))
  return order ?? null
}

/** One order by the number of its row, for who has been given that number. */
export async function findOrderOfRow(db: Db, entityId: number): Promise<StoredOrder | null> {
  const [order] = await withRest(db, await db.select().from(salesOrders).where(eq(salesOrders.entityId, entityId)))
  return order ?? null
}

type Submitted = Pick<OrderRow, 'orderId' | 'cartId' | 'fingerprint' | 'status'>

const submittedOrders = statement<Submitted>(
  'orders-submitted',
  `select order_id as "orderId", cart_id as "cartId", fingerprint, status
  from sales_order where cart_id = $1 or order_id = $2
  order by placed_at desc, entity_id desc`,
)

/** The orders a new one could be: the one of its id, and the latest made of its cart. */
export async function findSubmitted(
  db: Db,
  { orderId, cartId }: { readonly orderId: string | null; readonly cartId: string },
): Promise<ExistingOrders> {
  const rows = await submittedOrders(db, cartId, orderId)
  return {
    withSameId: rows.find((row) => row.orderId === orderId) ?? null,
    ofSameCart: rows.find((row) => row.cartId === cartId) ?? null,
  }
}

export type OrderStatusRow = Pick<OrderRow, 'orderId' | 'entityId' | 'orderNumber' | 'status' | 'placedAt'> & {
  /** Of the latest attempt to pay it; null when nothing was due. */
  readonly paymentId: string | null
}

const orderStatus = statement<OrderStatusRow>(
  'order-status',
  `select o.order_id as "orderId", o.entity_id as "entityId", o.order_number as "orderNumber", o.status,
    o.placed_at as "placedAt", p.id as "paymentId"
  from sales_order o left join order_payment p using (order_id)
  where o.order_id = $1 order by p.created_at desc, p.id desc limit 1`,
)

/** What may be told of an order to who knows its id. */
export async function findOrderStatus(db: Db, orderId: string): Promise<OrderStatusRow | null> {
  const [row] = await orderStatus(db, orderId)
  return row ?? null
}

type Shopper = { readonly customerId: number | null; readonly emailAddress: string | undefined }

/** Whether somebody has ordered before, with an account or by mail address; a canceled order does not count. */
export async function hasOrdered(db: Db, { customerId, emailAddress = '' }: Shopper): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`
    select exists (select from ${salesOrders} where customer_id = ${customerId} and status <> 'canceled')
      or exists (
        select from ${salesOrders} where lower(email) = lower(${emailAddress}) and email <> '' and status <> 'canceled'
      ) as exists`)
  return rows[0]?.exists ?? false
}

/** Whether something of a customer is still to be paid for or sent. */
export async function hasOpenOrders(db: Db, customerId: number): Promise<boolean> {
  const isOpen = inArray(salesOrders.status, ['placed', 'pending', 'processing'])
  const open = await db
    .select({ orderId: salesOrders.orderId })
    .from(salesOrders)
    .where(and(eq(salesOrders.customerId, customerId), isOpen))
    .limit(1)
  return open.length > 0
}

async function withRest(db: Db, heads: readonly OrderRow[]): Promise<readonly StoredOrder[]> {
  if (heads.length === 0) return []
  const rest = await readOrderRest(
    db,
    heads.map(({ orderId }) => orderId),
  )
  return heads.map((head) => {
    const rows = rest.get(head.orderId)
    if (!rows) throw new Error(`nothing was answered about order ${head.orderId}`)
    return toStoredOrder({ head, ...rows })
  })
}
