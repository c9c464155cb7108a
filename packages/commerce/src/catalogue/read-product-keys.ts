import type { Db } from '@vonk/platform/db'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { products } from './schema.ts'

/** What can be known of a product without its document. */
export type ProductKeys = {
  readonly id: number
  readonly sku: string
  readonly urlPath: string | null
  readonly status: number
  readonly visibility: number
  readonly categoryIds: readonly number[]
}

const PAGE = 5_000

/** The keys of every product of a view, in order of id. */
export async function* readProductKeys(db: Db, view: string): AsyncGenerator<ProductKeys> {
  const { id, sku, urlPath, status, visibility, document } = products
  const categoryIds = sql<readonly number[] | null>`${document} -> 'category_ids'`
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id, sku, urlPath, status, visibility, categoryIds })
      .from(products)
      .where(and(eq(products.view, view), gt(id, after)))
      .orderBy(asc(id))
      .limit(PAGE)
    const last = rows.at(-1)
    if (!last) return
    yield* rows.map((row) => ({ ...row, categoryIds: row.categoryIds ?? [] }))
    after = last.id
  }
}
