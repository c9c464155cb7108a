import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** After much was written at once: until the database looks by itself, it believes the table is as it was. */
export async function refreshStockStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze stock_item`)
}
