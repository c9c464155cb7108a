import { sql } from 'drizzle-orm'
import type { Database } from './create-database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'

/** Whether the database answers, may be written, and has room again where a write was refused for want of it. */
export async function isDatabaseReady(db: Database): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ isReadOnly: boolean }>(
      sql`select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    )
    if (rows[0]?.isReadOnly) return false
    if (db.writes.areInDoubt) await probeWrites(db)
    return true
  } catch {
    return false
  }
}

/** Writes a megabyte and drops it. Only done after a write was refused: asking must cost nothing while all is well. */
async function probeWrites(db: Database): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table write_probe (filling text) on commit drop`)
      await tx.execute(sql`insert into write_probe select repeat('x', 1900) from generate_series(1, 540)`)
    })
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    // A role without the right to temporary tables cannot try; the next write that is refused tells.
  }
  db.writes.areInDoubt = false
}
