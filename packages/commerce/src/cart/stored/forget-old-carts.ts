import type { Database } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** How long a cart is kept that nobody touches. What a guest's device holds makes a new one when it comes back. */
const EMPTY_FOR = sql`interval '2 days'`
const UNTOUCHED_FOR = sql`interval '90 days'`
/** A call is repeated within seconds. */
const ANSWERED_FOR = sql`interval '1 day'`

/** So many rows at once hold nobody up. */
const BATCH = 1_000

export type ForgottenCarts = { readonly carts: number; readonly answers: number }

/** Removes guests' carts that nobody will come back for, carts that have long become orders, and answers that no call will ask for again. */
export async function forgetOldCarts(db: Database, batch: number = BATCH): Promise<ForgottenCarts> {
  // A guest's cart that was taken in has gone long before.
  await db.execute(sql`delete from cart_intake where taken_at < now() - ${UNTOUCHED_FOR}`)
  return { carts: await forgetCarts(db, batch), answers: await forgetAnswers(db, batch) }
}

async function forgetCarts(db: Database, batch: number): Promise<number> {
  let [forgotten, last, found] = [0, 0, batch]
  while (found === batch) {
    // By id, so that no batch looks through the carts before it again.
    const { rows } = await db.execute<{ found: number; last: number }>(sql`
      with old as (
        select id from cart
        where id > ${last} and (
          updated_at < now() - ${UNTOUCHED_FOR} and (hold = 'spent' or hold = 'free' and customer_id is null)
          or updated_at < now() - ${EMPTY_FOR} and hold = 'free' and customer_id is null
            and not exists (select from cart_line where cart_id = cart.id)
        )
        order by id limit ${batch} for update skip locked
      ), gone as (
        delete from cart using old where cart.id = old.id
      )
      select count(*)::integer as found, coalesce(max(id), 0)::float8 as last from old`)
    found = rows[0]?.found ?? 0
    last = rows[0]?.last ?? last
    forgotten += found
  }
  return forgotten
}

async function forgetAnswers(db: Database, batch: number): Promise<number> {
  let [forgotten, found] = [0, batch]
  while (found === batch) {
    const { rowCount } = await db.execute(sql`
      delete from cart_answer where (cart_id, idempotency_key) in (
        select cart_id, idempotency_key from cart_answer where answered_at < now() - ${ANSWERED_FOR} limit ${batch})`)
    found = rowCount ?? 0
    forgotten += found
  }
  return forgotten
}
