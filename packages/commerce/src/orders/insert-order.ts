import type { Gift } from '@vonk/domain/gifts'
import type { Cents } from '@vonk/domain/money'
import type { OrderStatus } from '@vonk/domain/orders'
import { type Db, statement } from '@vonk/platform/db'
import { eventsOf, publishing } from '@vonk/platform/outbox'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { TakenPieces } from '../stock/index.ts'
import { orderPaymentOpen, orderPlaced } from './events.ts'
import {
  boughtCards,
  type OrderPaymentRow,
  orderAddresses,
  orderGiftCards,
  orderLines,
  orderPayments,
  orderReservations,
  orderStatusChanges,
  salesOrders,
} from './schema.ts'
import type { StoredOrder, StoredOrderLine } from './stored-order.ts'
import { toAddressRows, toGiftCardRows, toOrderRow } from './to-rows.ts'

type NewLine = Omit<StoredOrderLine, 'id' | 'parentId'>

export type NewOrderLine = NewLine & {
  /** Of a bundle. */
  readonly parts: readonly NewLine[]
  /** The gift cards it stands for; empty for anything else. */
  readonly giftCards: readonly (Gift & { readonly amount: Cents })[]
}

type Made = 'entityId' | 'orderNumber' | 'anonymisedAt' | 'deliveredAt' | 'updatedAt'
type Parts = 'lines' | 'payments' | 'statusChanges' | 'refunds'

/** An order that has just been handed in, after what happened to it at once. */
export type NewOrder = Omit<StoredOrder, Made | Parts> & {
  readonly lines: readonly NewOrderLine[]
  /** Every status it has had; the last one is its status. */
  readonly statuses: readonly OrderStatus[]
  readonly reservation: readonly TakenPieces[]
  /** Null when nothing is due. */
  readonly payment: Pick<OrderPaymentRow, 'id' | 'method' | 'provider' | 'amount'> | null
}

export type InsertedOrder = { readonly entityId: number; readonly orderNumber: string }

/** A new order with what it was given when it was written down. */
export type PlacedOrder = NewOrder & InsertedOrder

/** The columns a row brings along, as `insert … select` names them. */
function columnsOf(table: PgTable, ...left: readonly string[]): string {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name)
  return names.filter((name) => !left.includes(name)).join(', ')
}

function insertAll(table: PgTable, parameter: number): string {
  const { name } = getTableConfig(table)
  const columns = columnsOf(table)
  return `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $${parameter}::json)`
}

const head = columnsOf(salesOrders, 'entity_id', 'order_number')
const line = columnsOf(orderLines, 'id', 'parent_id')
const nested = line.split(', ').map((name) => `row.${name}`)
const cardColumns = columnsOf(boughtCards, 'line_id', 'code')
  .split(', ')
  .map((name) => `card.${name}`)

/** One statement writes the whole order and the news of it: it costs one journey, and nobody sees half of it. */
const insertion = statement<InsertedOrder>(
  'order-placed',
  `with head as (
    insert into sales_order (${head}, order_number, takes_stock)
    select ${head}, nextval(coalesce(to_regclass('order_number_' || store_code), 'sales_order_number'))::text, true
    from json_populate_record(null::sales_order, $1::json)
    returning entity_id, order_number
  ), line as (
    insert into order_line (${line})
    select ${line} from json_populate_recordset(null::order_line, $2::json)
    returning id, order_id, position
  ), part as (
    insert into order_line (${line}, parent_id)
    select ${nested.join(', ')}, line.id
    from json_array_elements($3::json) part
    cross join json_populate_record(null::order_line, part -> 'row') row
    join line on line.position = (part ->> 'parent')::integer
  ), card as (
    insert into order_bought_card (${columnsOf(boughtCards, 'line_id', 'code')}, line_id)
    select ${cardColumns}, line.id
    from json_array_elements($4::json) bought
    cross join json_populate_record(null::order_bought_card, bought -> 'row') card
    join line on line.position = (bought ->> 'line')::integer
  ), address as (${insertAll(orderAddresses, 5)}
  ), tender as (${insertAll(orderGiftCards, 6)}
  ), change as (${insertAll(orderStatusChanges, 7)}
  ), reservation as (${insertAll(orderReservations, 8)}
  ), payment as (${insertAll(orderPayments, 9)}
  ), told as (${publishing('$10')}
  )
  select entity_id as "entityId", order_number as "orderNumber" from head`,
)

export async function insertOrder(tx: Db, order: NewOrder): Promise<InsertedOrder> {
  const { orderId, placedAt, statuses, reservation, payment } = order
  const stored = asStored(order)
  const { lines, parts, cards } = numberLines(order)
  const rows = [
    record(salesOrders, toOrderRow(stored)),
    lines.map((row) => record(orderLines, row)),
    parts.map(({ row, parent }) => ({ row: record(orderLines, row), parent })),
    cards,
    toAddressRows(stored).map((row) => record(orderAddresses, row)),
    toGiftCardRows(stored).map((row) => record(orderGiftCards, row)),
    statuses.map((status, position) =>
      record(orderStatusChanges, {
        orderId,
        position,
        status,
        comment: '',
        isCustomerNotified: false,
        changedAt: placedAt,
      }),
    ),
    reservation.map((pieces) => record(orderReservations, { ...pieces, orderId })),
    payment ? [record(orderPayments, openPayment(payment, order))] : [],
  ]
  const news = eventsOf(
    orderPlaced({ orderId }),
    ...(payment ? [orderPaymentOpen({ orderId, paymentId: payment.id })] : []),
  )
  const [inserted] = await insertion(tx, ...rows.map((each) => JSON.stringify(each)), news)
  if (!inserted) throw new Error('A new order was not stored')
  return inserted
}

/** The order as the functions that write rows of it know one. */
function asStored(order: NewOrder): StoredOrder {
  const { lines: _lines, statuses, reservation: _reservation, payment: _payment, ...rest } = order
  const status = statuses.at(-1) ?? rest.status
  const unknown = { entityId: 0, orderNumber: '', anonymisedAt: null, deliveredAt: null, updatedAt: order.placedAt }
  return { ...rest, ...unknown, status, lines: [], payments: [], statusChanges: [], refunds: [] }
}

function openPayment(payment: NonNullable<NewOrder['payment']>, { orderId, placedAt }: NewOrder): OrderPaymentRow {
  const nothingYet = { providerReference: null, refunded: 0, redirectUrl: null }
  return { ...payment, ...nothingYet, orderId, status: 'open', createdAt: placedAt, updatedAt: placedAt }
}

/** Parts follow the bundle they belong to. */
function numberLines({ orderId, lines }: NewOrder) {
  const numbered: { parent: number | null; row: NewLine & { orderId: string; position: number } }[] = []
  const cards: { line: number; row: Readonly<Record<string, unknown>> }[] = []
  for (const { parts, giftCards, ...row } of lines) {
    const position = numbered.length
    numbered.push({ parent: null, row: { ...row, orderId, position } })
    for (const part of parts) {
      numbered.push({ parent: position, row: { ...part, orderId, position: numbered.length } })
    }
    for (const card of giftCards) {
      cards.push({ line: position, row: record(boughtCards, { ...card, orderId, position: cards.length }) })
    }
  }
  return {
    lines: numbered.filter(({ parent }) => parent === null).map(({ row }) => row),
    parts: numbered.filter(({ parent }) => parent !== null),
    cards,
  }
}

/** A row by the names of its columns. */
function record(table: PgTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).map(([field, { name }]) => [name, row[field]]))
}
