import { isStorable } from '@vonk/platform/bulk-insert'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Skus as a table, to be joined sideways with a subquery that ends in a limit or an offset: without that fence, a planner
 * that has no statistics yet, as after an import, reads the whole view.
 */
export function wantedSkus(skus: readonly string[]): SQL {
  return sql`unnest(${sql.param([...new Set(skus)].filter(isStorable))}::text[]) as wanted (sku)`
}
