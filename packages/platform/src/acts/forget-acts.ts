import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'

/** Deletes acts that are kept no longer; says how many. */
export async function forgetActs(db: Db): Promise<{ readonly acts: number }> {
  const { rowCount } = await db.execute(sql`delete from act where kept_until < now()`)
  return { acts: rowCount ?? 0 }
}

/** A member of staff who was removed: what they did stays, without their name. */
export async function forgetActor(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`
    update act set actor = null, actor_name = null where actor_kind = 'staff' and actor = ${email}`)
  // What was done to the account itself says whose it was.
  await tx.execute(sql`
    update act set thing = '', before = before - 'name', after = after - 'name' where kind = 'staff' and thing = ${email}`)
}

/** Somebody whom these things were about is forgotten: what was done stays, what was said and how things were goes. */
export async function forgetActsOn(tx: Db, kind: string, ids: readonly (string | number)[]): Promise<void> {
  await tx.execute(sql`
    update act set why = null where kind = ${kind} and thing = any(${sql.param(ids.map(String))}::text[])`)
}
