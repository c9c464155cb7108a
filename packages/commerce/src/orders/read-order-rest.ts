import { type Db, statement } from '@vonk/platform/db'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import {
  orderAddresses,
  orderGiftCards,
  orderLines,
  orderPayments,
  orderRefundLines,
  orderRefunds,
  orderStatusChanges,
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
  `select wanted.id as "orderId", ${Object.entries(lists)
    .map(([key, { table, sort }]) => `${listOf(table, sort)} as "${key}"`)
    .join(', ')}
  from unnest($1::text[]) as wanted (id)`,
)

function listOf(table: PgTable, sort: string): string {
  const fields = Object.entries(getTableColumns(table)).map(([key, { name }]) => `'${key}', ${name}`)
  return `(
    select coalesce(json_agg(json_build_object(${fields.join(', ')}) order by ${sort}), '[]')
    from ${getTableConfig(table).name} where order_id = wanted.id
  )`
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
