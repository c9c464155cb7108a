import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import type { StoredReview } from '../../reviews/index.ts'

/** What an import has to know of every product that is there, without its document. */
export type StoredProduct = {
  readonly id: number
  readonly sku: string
  readonly urlPath: string | null
  readonly status: number
  readonly visibility: number
  readonly categoryIds: readonly number[]
}

const PAGE = 5_000

export async function* readProductKeys(db: Db, view: string): AsyncGenerator<StoredProduct> {
  let after = 0
  for (;;) {
    const { rows } = await db.execute<StoredProduct>(sql`
      select id, sku, url_path as "urlPath", status, visibility,
        coalesce(document -> 'category_ids', '[]'::json) as "categoryIds"
      from catalogue_product where view = ${view} and id > ${after} order by id limit ${PAGE}`)
    const last = rows.at(-1)
    if (!last) return
    yield* rows.map((row) => ({ ...row, categoryIds: row.categoryIds ?? [] }))
    after = last.id
  }
}

/** Reviews in every state, by id. */
export async function findStoredReviews(db: Db, ids: readonly number[]): Promise<Map<number, StoredReview>> {
  const { rows } = await db.execute<Omit<StoredReview, 'createdAt'> & { createdAt: number }>(sql`
    select id, store_code as "storeCode", brand, language, product_id as "productId", sku, title, detail, nickname,
      rating, status, customer_id as "customerId", (extract(epoch from created_at) * 1000)::float8 as "createdAt"
    from review where id = any(${sql.param(ids)}::integer[])`)
  return new Map(rows.map((row) => [row.id, { ...row, createdAt: new Date(row.createdAt) }]))
}
