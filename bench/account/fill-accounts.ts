import type { Database } from '@vonk/platform/db'

type NewCustomers = { readonly count: number; readonly passwordHash: string }

/** The first of them have orders; answers their addresses. */
export async function addCustomers(db: Database, { count, passwordHash }: NewCustomers): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ email: string }>(
    `insert into customer (id, email, first_name, last_name, store_code, password_hash)
    select 1000000 + n, 'bench-' || n || '@example.nl', 'Bench', 'Klant', 'nl', $2 from generate_series(1, $1::integer) n
    returning email`,
    [count, passwordHash],
  )
  return rows.map(({ email }) => email)
}

type NewOrders = {
  readonly from: number
  readonly to: number
  /** The customers they are shared among: so many, from this one on, counted from 0. */
  readonly customers: { readonly first: number; readonly count: number }
}

const CHUNK = 20_000

/** Orders of one line with all that belongs to them. Nothing is checked against other tables: it is right by itself. */
export async function addOrders(db: Database, { from, to, customers }: NewOrders): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (let start = from; start < to; start += CHUNK) {
      await client.query(insertOrders, [start, Math.min(start + CHUNK, to), customers.first, customers.count])
    }
    await client.query('analyze sales_order, order_line, order_address, order_status_change')
  } finally {
    client.release(true)
  }
}

const insertOrders = `
  with placed as (
    insert into sales_order (order_id, cart_id, fingerprint, is_guest, customer_id, email, store_code, status, created_at,
      placed_at, payment_method, items_quantity, subtotal_net, subtotal, tax, taxes, total, grand_total)
    select 'bench-order-' || n, 'bench-cart-' || n, '', false, 1000001 + $3::integer + n % $4::integer,
      'bench@example.nl', 'nl', 'shipped', now(), now() - n * interval '1 minute', 'card', 1, 2479, 2999, 520, '[]', 2999, 2999
    from generate_series($1::integer, $2::integer - 1) n returning order_id
  ), lines as (
    insert into order_line (order_id, position, product_id, sku, product_type, name, quantity, regular_price, unit_price,
      unit_price_net, tax_rate, gross, net, paid, tax)
    select order_id, 0, 1, 'bench', 'simple', 'Tas', 1, 2999, 2999, 2479, 210000, 2999, 2479, 2999, 520 from placed
  ), changes as (
    insert into order_status_change (order_id, position, status) select order_id, 0, 'shipped' from placed
  )
  insert into order_address (order_id, kind, first_name, last_name, street, number, postcode, city, country_id)
  select order_id, 'billing', 'Bench', 'Klant', 'Markt', '1', '3511 AA', 'Utrecht', 'NL' from placed`
