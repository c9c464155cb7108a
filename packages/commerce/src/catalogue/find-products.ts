import type { ConfigurableChildDocument, ProductDocument } from '@vonk/contract'
import { isStorable } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { lookupPath } from './document-kinds.ts'
import { products } from './schema.ts'
import { findVariants } from './variants.ts'
import { wantedSkus } from './wanted-skus.ts'

/** A product, or a variant with the product it belongs to. */
export type FoundProduct = { readonly product: ProductDocument; readonly child: ConfigurableChildDocument | null }

/** In order of id; those that are not there are left out. */
export async function findProductsById(db: Db, view: string, ids: readonly number[]): Promise<ProductDocument[]> {
  const rows = await db
    .select({ document: products.document })
    .from(products)
    .where(inView(view, sql`id = any(${sql.param(ids)}::integer[])`))
    .orderBy(asc(products.id))
  return rows.map(({ document }) => document)
}

export async function findProductBySku(db: Db, view: string, sku: string): Promise<FoundProduct | null> {
  const found = await findProductsBySku(db, view, [sku])
  return found.get(sku) ?? null
}

/** By the sku asked for. A variant that is stored as a product of its own, too, is found as that product. */
export async function findProductsBySku(
  db: Db,
  view: string,
  skus: readonly string[],
): Promise<Map<string, FoundProduct>> {
  if (skus.length === 0) return new Map()
  const { rows } = await db.execute<{ sku: string; document: ProductDocument }>(sql`
    select wanted.sku, own.document from ${ownProducts(view, skus)}`)
  const found = new Map<string, FoundProduct>(
    rows.map(({ sku, document }) => [sku, { product: document, child: null }]),
  )
  const missing = skus.filter((sku) => !found.has(sku))
  if (missing.length === 0) return found

  const variants = await findVariants(db, view, missing)
  const parents = await findProductsById(db, view, [...new Set(variants.map(({ parentId }) => parentId))])
  for (const { sku, parentId } of variants) {
    const product = parents.find(({ id }) => id === parentId)
    if (product) addVariant(found, sku, product)
  }
  return found
}

/** By its path as it is stored: decoded. Of two products at one path the one that is on sale and visible counts. */
export async function findProductByUrlPath(db: Db, view: string, path: string): Promise<ProductDocument | null> {
  const plain = lookupPath(path)
  if (plain === null || !isStorable(plain)) return null
  const [row] = await db
    .select({ document: products.document })
    .from(products)
    .where(inView(view, eq(products.urlPath, plain)))
    .orderBy(asc(products.status), desc(products.visibility), asc(products.id))
    .limit(1)
  return row?.document ?? null
}

/** The ids of the products that have one of these skus, or a variant with it. */
export async function findProductIds(db: Db, view: string, skus: readonly string[]): Promise<number[]> {
  const { rows: own } = await db.execute<{ id: number }>(sql`select own.id from ${ownProducts(view, skus)}`)
  const variants = await findVariants(db, view, skus)
  return [...new Set([...own.map(({ id }) => id), ...variants.map(({ parentId }) => parentId)])]
}

/** The largest number a product or a variant of any view has; 0 in an empty shop. */
export async function findLargestProductId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ largest: number }>(sql`
    select greatest((select max(id) from catalogue_product), (select max(id) from catalogue_variant), 0) as largest`)
  return rows[0]?.largest ?? 0
}

/** The next documents in order of id: begin after 0 and go on after the last one's id until none is left. */
export async function readProducts(
  db: Db,
  view: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ProductDocument[]> {
  const rows = await db
    .select({ document: products.document })
    .from(products)
    .where(inView(view, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(({ document }) => document)
}

/** Whether any view sells anything. */
export async function hasProducts(db: Db): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1)
  return rows.length > 0
}

/** How many documents the views sell together. */
export async function countProducts(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(products)
  return row?.count ?? 0
}

function inView(view: string, condition: SQL) {
  return and(eq(products.view, view), condition)
}

function ownProducts(view: string, skus: readonly string[]): SQL {
  return sql`${wantedSkus(skus)} cross join lateral (
    select id, document from catalogue_product where view = ${view} and sku = wanted.sku offset 0
  ) own`
}

/** Of several parents, which come in order of id, the first that is enabled counts. */
export function addVariant(found: Map<string, FoundProduct>, sku: string, product: ProductDocument): void {
  const child = product.configurable_children?.find((each) => each.sku === sku)
  if (!child) return
  const earlier = found.get(sku)
  if (!earlier || (earlier.product.status !== 1 && product.status === 1)) found.set(sku, { product, child })
}
