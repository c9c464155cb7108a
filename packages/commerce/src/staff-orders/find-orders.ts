import type { OrderStatus } from '@vonk/domain/orders'
import type { Db } from '@vonk/platform/db'
import { type SQL, sql } from 'drizzle-orm'

type Wanted = {
  readonly status: OrderStatus | null
  /** Each word is the beginning of a number, or a part of an address or a name; one of two letters is the beginning of these, too. */
  readonly search: string
  /** The number of the order to go on after. */
  readonly before: string | null
  readonly limit: number
}

export type FoundOrder = {
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly storeCode: string
  readonly placedAt: Date
  readonly email: string
  readonly name: string
  /** In cents. */
  readonly total: number
}

/** Orders that staff look for, the newest first. */
export async function findOrders(db: Db, { status, search, before, limit }: Wanted): Promise<readonly FoundOrder[]> {
  const conditions = [
    sql`true`,
    ...(status === null ? [] : [sql`o.status = ${status}`]),
    ...search.toLowerCase().split(/\s+/).filter(Boolean).map(mentions),
    ...(before === null ? [] : [isOlderThan(before)]),
  ]
  const { rows } = await db.execute<Omit<FoundOrder, 'placedAt'> & { placedAt: string }>(sql`
    select o.order_number as "orderNumber", o.status, o.store_code as "storeCode", o.placed_at as "placedAt", o.email,
      trim(a.first_name || ' ' || a.last_name) as name, o.total::float8 as total
    from sales_order o join order_address a on a.order_id = o.order_id and a.kind = 'billing'
    where ${sql.join(conditions, sql` and `)}
    order by o.placed_at desc, o.entity_id desc limit ${limit}`)
  return rows.map((row) => ({ ...row, placedAt: new Date(row.placedAt) }))
}

/** One list for each index (migration 0049): with `or` between them, the database would read every order. */
function mentions(word: string): SQL {
  const plain = word.replaceAll(/[\\%_]/g, '\\$&')
  const isIn = isShort(word) ? beginsWordOf(plain) : (text: SQL) => sql`${text} like ${`%${plain}%`}`
  return sql`o.order_id in (
    select order_id from sales_order where order_number like ${`${plain}%`}
    union all select order_id from sales_order where ${isIn(sql`lower(email)`)}
    union all select order_id from order_address where ${isIn(sql`lower(first_name || ' ' || last_name)`)})`
}

/** Indexes know letters by threes, and of fewer only how words begin. */
const isShort = (word: string) => [...word].length < 3

const beginsWordOf = (plain: string) => (text: SQL) =>
  sql`(${text} like ${`${plain}%`} or ${text} like ${`% ${plain}%`})`

function isOlderThan(orderNumber: string): SQL {
  return sql`(o.placed_at, o.entity_id) < (
    select placed_at, entity_id from sales_order where order_number = ${orderNumber})`
}
