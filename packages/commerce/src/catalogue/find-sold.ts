import type { ProductDocument } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** A product of a view with the categories it is in itself. */
export type PlacedProduct = {
  readonly view: string
  readonly id: number
  readonly categories: readonly number[] | null
}

/** What is sold under these skus, alone or as a variant. */
export async function findSold(db: Db, views: readonly string[], skus: readonly string[]): Promise<PlacedProduct[]> {
  const inViews = sql`any(${sql.param(views)}::text[])`
  const wanted = sql`any(${sql.param(skus)}::text[])`
  const { rows } = await db.execute<PlacedProduct>(sql`
    select view, id, document->'category_ids' as categories from catalogue_product
    where view = ${inViews} and sku = ${wanted}
    union all
    select variant.view, product.id, product.document->'category_ids'
    from catalogue_variant variant
    join catalogue_product product on product.view = variant.view and product.id = variant.parent_id
    where variant.view = ${inViews} and variant.sku = ${wanted}`)
  return rows
}

/** The outfits and sets of these views. */
export async function findWholes(
  db: Db,
  views: readonly string[],
): Promise<{ view: string; document: ProductDocument }[]> {
  const { rows } = await db.execute<{ view: string; document: ProductDocument }>(sql`
    select view, document from catalogue_product
    where view = any(${sql.param(views)}::text[]) and type in ('grouped', 'bundle')`)
  return rows
}

/** Where these products are to be found, as far as they are there. */
export async function findUrlPaths(db: Db, view: string, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select url_path as path from catalogue_product
    where view = ${view} and id = any(${sql.param(ids)}::integer[]) and url_path is not null`)
  return rows.map(({ path }) => path)
}

/** The categories above each category of these views, itself among them. */
export async function readAncestry(db: Db, views: readonly string[]) {
  const { rows } = await db.execute<{ view: string; id: number; path: string | null }>(sql`
    select view, id, document->>'path' as path from catalogue_category
    where view = any(${sql.param(views)}::text[])`)
  const paths = new Map(rows.map(({ view, id, path }) => [`${view} ${id}`, (path ?? '').split('/').map(Number)]))
  return (view: string, id: number): readonly number[] => [id, ...(paths.get(`${view} ${id}`) ?? [])]
}
