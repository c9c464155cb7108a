import { shopOf } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import { storeViews } from './schema.ts'

export type Ending = {
  readonly host: string
  /** Made for the host: browsers use them nowhere else. */
  readonly passkeys: number
  /** Of guests of the shop, with something in them: who is at this host loses sight of theirs. */
  readonly guestCarts: number
  /** Of orders of the view: who comes back from the bank still arrives. */
  readonly openPayments: number
  readonly orders: number
}

/** What ends, or goes on elsewhere, when a view leaves its host; null for a view that is not there. */
export async function countEnding(db: Db, code: string): Promise<Ending | null> {
  const views = await db.select().from(storeViews)
  const view = views.find((each) => each.code === code && each.removedAt === null)
  if (!view) return null
  const { host } = view
  // What others keep is only counted here.
  const { rows } = await db.execute<Omit<Ending, 'host'>>(sql`
    select
      (select count(*)::int from passkey where passkey.host = ${host}) as "passkeys",
      (select count(*)::int from cart
        where shop = ${shopOf(view)} and guest_key is not null and status = 'active'
          and exists (select from cart_line where cart_line.cart_id = cart.id)) as "guestCarts",
      (select count(*)::int from order_payment join sales_order using (order_id)
        where store_code = ${code} and order_payment.status in ('open', 'checking')) as "openPayments",
      (select count(*)::int from sales_order where store_code = ${code}) as "orders"`)
  const [counts] = rows
  return counts ? { host, ...counts } : null
}
