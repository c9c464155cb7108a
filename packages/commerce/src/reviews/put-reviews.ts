import { chunksOf, jsonRows } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { sql } from 'drizzle-orm'
import { reviewsChanged } from './events.ts'
import type { StoredReview } from './schema.ts'

const CHUNK = 500

/** Adds or replaces reviews by id; ids that are counted go on after the highest. */
export async function putReviews(db: Db, reviews: readonly StoredReview[]): Promise<void> {
  const lastOfEach = [...new Map(reviews.map((review) => [review.id, review])).values()]
  if (lastOfEach.length === 0) return
  await db.transaction(async (tx) => {
    for (const chunk of chunksOf(
      lastOfEach.toSorted((a, b) => a.id - b.id),
      CHUNK,
    )) {
      await upsert(tx, chunk)
      await publish(tx, reviewsChanged({ ids: chunk.map(({ id }) => id) }))
    }
    await tx.execute(sql`
      select setval(sequence, greatest(max(id), coalesce(pg_sequence_last_value(sequence), 1)))
      from review, (select pg_get_serial_sequence('review', 'id')::regclass as sequence) counter group by sequence`)
  })
}

async function upsert(tx: Db, reviews: readonly StoredReview[]): Promise<void> {
  await tx.execute(sql`
    insert into review (id, store_code, brand, language, product_id, sku, title, detail, nickname, rating, fit, child_height, status, customer_id, created_at)
    select id, "storeCode", brand, language, "productId", sku, title, detail, nickname, rating, fit, "childHeight", status, "customerId", "createdAt"
    from json_to_recordset(${jsonRows(reviews)}::json) as incoming (
      id integer, "storeCode" text, brand text, language text, "productId" integer, sku text, title text, detail text,
      nickname text, rating smallint, fit text, "childHeight" smallint, status smallint, "customerId" integer, "createdAt" timestamptz)
    on conflict (id) do update set
      store_code = excluded.store_code, brand = excluded.brand, language = excluded.language,
      product_id = excluded.product_id, sku = excluded.sku, title = excluded.title, detail = excluded.detail,
      nickname = excluded.nickname, rating = excluded.rating, fit = excluded.fit,
      child_height = excluded.child_height, status = excluded.status,
      customer_id = excluded.customer_id, created_at = excluded.created_at`)
}
