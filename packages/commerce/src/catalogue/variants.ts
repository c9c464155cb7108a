import type { ProductDocument } from '@vonk/contract'
import { jsonRows } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, eq, sql } from 'drizzle-orm'
import { variants } from './schema.ts'
import { wantedSkus } from './wanted-skus.ts'

export type CatalogueVariant = { readonly sku: string; readonly id: number; readonly parentId: number }

/** The configurable products these skus are variants of: none, one or more for each. */
export async function findVariants(db: Db, view: string, skus: readonly string[]): Promise<CatalogueVariant[]> {
  const { rows } = await db.execute<CatalogueVariant>(sql`
    select found.sku, found.id, found.parent_id as "parentId" from ${wantedSkus(skus)} cross join lateral (
      select sku, id, parent_id from catalogue_variant where view = ${view} and sku = wanted.sku offset 0
    ) found
    order by found.sku, found.parent_id`)
  return rows
}

export async function removeVariants(tx: Db, view: string, parents: readonly ProductDocument[]): Promise<void> {
  if (parents.length === 0) return
  const parentIds = parents.map(({ id }) => id)
  await tx
    .delete(variants)
    .where(and(eq(variants.view, view), sql`parent_id = any(${sql.param(parentIds)}::integer[])`))
}

export async function addVariants(tx: Db, view: string, parents: readonly ProductDocument[]): Promise<void> {
  const rows = parents.flatMap((parent) =>
    (parent.configurable_children ?? []).map(({ sku, id }) => ({ sku, id, parent_id: parent.id })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into catalogue_variant (view, sku, id, parent_id)
    select ${view}, sku, id, parent_id
    from json_to_recordset(${jsonRows(rows)}::json) as incoming (sku text, id integer, parent_id integer)
    order by sku, parent_id
    on conflict do nothing`)
}
