import type { ReturnedPieces } from '@vonk/domain/payments'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** Who of the staff, as the order remembers them. */
export type Member = { readonly email: string; readonly name: string }

export type Act = {
  readonly action: 'shipped' | 'canceled' | 'refunded'
  readonly by: Member | null
  readonly pieces: readonly ReturnedPieces[]
  /** What was given back, in cents; null where it was nothing. */
  readonly amount: number | null
}

export async function insertAct(tx: Db, { orderId, action, by, pieces, amount }: Act & { orderId: string }) {
  await tx.execute(sql`
    insert into order_act (order_id, position, action, staff_email, staff_name, pieces, amount)
    select ${orderId}, coalesce(max(position), -1) + 1, ${action}, ${by?.email ?? null}, ${by?.name ?? null},
      ${JSON.stringify(pieces)}::jsonb, ${amount}::bigint
    from order_act where order_id = ${orderId}`)
}

export type StoredAct = Act & { readonly doneAt: Date }

/** What was done with an order, the oldest first. */
export async function findActs(db: Db, orderId: string): Promise<readonly StoredAct[]> {
  const { rows } = await db.execute<Omit<StoredAct, 'by' | 'doneAt'> & { by: Member; doneAt: string }>(sql`
    select action, jsonb_build_object('email', staff_email, 'name', staff_name) as by, pieces, amount::float8 as amount,
      done_at as "doneAt"
    from order_act where order_id = ${orderId} order by position`)
  return rows.map((row) => ({ ...row, by: row.by.email === null ? null : row.by, doneAt: new Date(row.doneAt) }))
}
