import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** After much was written at once: until the database looks by itself, it believes the tables are as they were. */
export async function refreshCatalogueStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze catalogue_product, catalogue_variant, price_point`)
}
