import { type Db, statement } from '@vonk/platform/db'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import {
  type OrderRow,
  orderAddresses,
  orderGiftCards,
  orderLines,
  orderPayments,
  orderRefundLines,
  orderRefunds,
  orderStatusChanges,
  salesOrders,
} from './schema.ts'
import type { OrderRows } from './to-stored-order.ts'

export type OrderRest = Omit<OrderRows, 'head'>

/** Where the rows of an order are, and how they are sorted. */
const lists = {
  lines: { table: orderLines, sort: 'position' },
  addresses: { table: orderAddresses, sort: 'kind' },
  giftCards: { table: orderGiftCards, sort: 'position' },
  payments: { table: orderPayments, sort: 'created_at, id' },
  statusChanges: { table: orderStatusChanges, sort: 'position' },
  refunds: { table: orderRefunds, sort: 'position' },
  refundLines: { table: orderRefundLines, sort: 'line_id' },
} as const satisfies Readonly<Record<keyof OrderRest, { readonly table: PgTable; readonly sort: string }>>

type SentRow = Record<string, unknown>
type SentRest = { readonly orderId: string } & Readonly<Record<keyof OrderRest, readonly SentRow[]>>

/** One journey to the database instead of one for every table. */
const restOfOrders = statement<SentRest>(
  'rest-of-orders',
  `select wanted.id as "orderId", ${listsOf('wanted.id')} from unnest($1::text[]) as wanted (id)`,
)

type OwnOrders = { readonly total: number } & SentRest & { readonly head: SentRow | null }

/** The count comes along with every row, and alone where there is none. */
const pageOfOrders = statement<OwnOrders>(
  'page-of-orders',
  `with page as (
    select * from sales_order where customer_id = $1 order by placed_at desc, entity_id desc limit $2 offset $3
  )
  select counted.total, page.order_id as "orderId",
    case when page.order_id is not null then ${objectOf(salesOrders, 'page.')} end as head, ${listsOf('page.order_id')}
  from (select count(*)::integer as total from sales_order where customer_id = $1) counted left join page on true
  order by page.placed_at desc, page.entity_id desc`,
)

function listsOf(orderId: string): string {
  return Object.entries(lists)
    .map(([key, { table, sort }]) => `${listOf(table, sort, orderId)} as "${key}"`)
    .join(', ')
}

function listOf(table: PgTable, sort: string, orderId: string): string {
  return `(
    select coalesce(json_agg(${objectOf(table)} order by ${sort}), '[]')
    from ${getTableConfig(table).name} where order_id = ${orderId}
  )`
}

function objectOf(table: PgTable, prefix = ''): string {
  const fields = Object.entries(getTableColumns(table)).map(([key, { name }]) => `'${key}', ${prefix}${name}`)
  return `json_build_object(${fields.join(', ')})`
}

export type OrderPage = { readonly customerId: number; readonly pageSize: number; readonly currentPage: number }
type OrderHistory = { readonly orders: readonly OrderRows[]; readonly total: number }

/** A page of what a customer has ordered, the newest first, in one journey; pages are counted from 1. */
export async function readOrderPage(db: Db, { customerId, pageSize, currentPage }: OrderPage): Promise<OrderHistory> {
  const rows = await pageOfOrders(db, customerId, pageSize, (currentPage - 1) * pageSize)
  const orders = rows.flatMap(({ total: _total, orderId: _id, head, ...sent }) =>
    // The columns are those the type of the row is inferred from.
    head ? [{ head: withDates(salesOrders, head) as OrderRow, ...toRest(sent) }] : [],
  )
  return { orders, total: rows[0]?.total ?? 0 }
}

/** What belongs to each of these orders, by their ids. */
export async function readOrderRest(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderRest>> {
  const rows = await restOfOrders(db, orderIds)
  return new Map(rows.map(({ orderId, ...sent }) => [orderId, toRest(sent)]))
}

function toRest(sent: Omit<SentRest, 'orderId'>): OrderRest {
  const read = Object.entries(lists).map(([key, { table }]) => {
    // The keys of both are those of the lists.
    const rows = sent[key as keyof OrderRest]
    return [key, rows.map((row) => withDates(table, row))]
  })
  // The columns are those the types of the rows are inferred from.
  return Object.fromEntries(read) as OrderRest
}

/** JSON has no moments: they arrive as text. */
function withDates(table: PgTable, row: SentRow): SentRow {
  const dates = Object.entries(getTableColumns(table)).filter(([key, { dataType }]) => dataType === 'date' && row[key])
  return { ...row, ...Object.fromEntries(dates.map(([key]) => [key, new Date(String(row[key]))])) }
}
