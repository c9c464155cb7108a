import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from './create-database.ts'

/** Whether the database answers within two seconds. */
export async function pingDatabase(db: Db): Promise<boolean> {
  const timer = new AbortController()
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const silence = setTimeout(2_000, false, { signal: timer.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([answer, silence])
  } finally {
    timer.abort()
  }
}
