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

/** What a sku is in any view: its type, `variant` for one of a product's variants, and its id. */
export type SkuKind = { readonly sku: string; readonly id: number; readonly type: string }

export async function findSkuKinds(db: Db, skus: readonly string[]): Promise<Map<string, SkuKind>> {
  const wanted = sql`view = any(array(select code from store_view)) and sku = any(${sql.param(skus)}::text[])`
  // One that is a variant somewhere has stock of its own, whatever it is elsewhere.
  const { rows } = await db.execute<SkuKind>(sql`
    select distinct on (sku) sku, id, type from (
      select sku, id, type, 1 as place from catalogue_product where ${wanted}
      union all
      select sku, id, 'variant', 0 from catalogue_variant where ${wanted}
    ) found
    order by sku, place, id`)
  return new Map(rows.map((kind) => [kind.sku, kind]))
}

/** The products of a view that are sold under these skus, alone or as a variant, held until the transaction ends. */
export async function lockSold(tx: Db, view: string, skus: readonly string[]): Promise<ProductDocument[]> {
  const wanted = sql`view = ${view} and sku = any(${sql.param(skus)}::text[])`
  const { rows } = await tx.execute<{ document: ProductDocument }>(sql`
    select document from catalogue_product
    where view = ${view} and id in (
      select id from catalogue_product where ${wanted} union select parent_id from catalogue_variant where ${wanted})
    order by id
    for update`)
  return rows.map(({ document }) => document)
}

/** The outfits and sets of these views. */
export async function findParentProducts(
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
