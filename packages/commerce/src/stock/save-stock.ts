import type { StockItem } from '@vonk/domain/stock'
import type { Db } from '@vonk/platform/db'
import { asc, sql } from 'drizzle-orm'
import { isStorable, jsonRows } from '../rows/index.ts'
import { publishSkus, stockChanged } from './events.ts'
import { stockItems } from './schema.ts'

/** Why stock changed, and the order or delivery that asked for it. */
export type ChangeCause = { readonly reason: string; readonly reference: string | null }

export type StockEdit = { readonly sku: string; readonly before: number; readonly item: StockItem }

/** Holds these items for the transaction. In order of sku, so that two that want the same ones never wait for each other. */
export async function lockStock(tx: Db, skus: readonly string[]): Promise<Map<string, StockItem>> {
  const { sku, productId, quantity, isInStock, manageStock } = stockItems
  const rows = await tx
    .select({ sku, item: { productId, quantity, isInStock, manageStock } })
    .from(stockItems)
    .where(sql`${sku} = any(${sql.param(skus.filter(isStorable))}::text[])`)
    .orderBy(asc(sku))
    .for('update')
  return new Map(rows.map((row) => [row.sku, row.item]))
}

/** Writes locked items back. */
export async function saveStock(tx: Db, edits: readonly StockEdit[], cause: ChangeCause): Promise<void> {
  if (edits.length === 0) return
  await tx.execute(sql`
    update stock_item set
      product_id = edit.product_id, quantity = edit.quantity, is_in_stock = edit.is_in_stock,
      manage_stock = edit.manage_stock, updated_at = now()
    from ${recordset(edits)} where stock_item.sku = edit.sku`)
  await noteEdits(tx, edits, cause)
}

/** Adds the items that are not there yet; answers their skus. */
export async function addStock(tx: Db, edits: readonly StockEdit[], cause: ChangeCause): Promise<Set<string>> {
  const { rows } = await tx.execute<{ sku: string }>(sql`
    insert into stock_item (sku, product_id, quantity, is_in_stock, manage_stock)
    select sku, product_id, quantity, is_in_stock, manage_stock from ${recordset(edits)} order by sku
    on conflict do nothing returning sku`)
  const added = new Set(rows.map(({ sku }) => sku))
  await noteEdits(
    tx,
    edits.filter(({ sku }) => added.has(sku)),
    cause,
  )
  return added
}

async function noteEdits(tx: Db, edits: readonly StockEdit[], cause: ChangeCause): Promise<void> {
  const changes = edits.map(({ sku, before, item: { quantity } }) => ({ sku, before, quantity, location: null }))
  await noteChanges(tx, changes, cause)
  await publishSkus(
    tx,
    stockChanged,
    edits.map(({ sku }) => sku),
  )
}

type QuantityChange = {
  readonly sku: string
  readonly location: string | null
  readonly before: number
  readonly quantity: number
}

/** Adds to the history what has really changed. */
export async function noteChanges(
  tx: Db,
  changes: readonly QuantityChange[],
  { reason, reference }: ChangeCause,
): Promise<void> {
  const real = changes.filter(({ before, quantity }) => quantity !== before)
  if (real.length === 0) return
  await tx.execute(sql`
    insert into stock_change (sku, location_id, delta, quantity_after, reason, reference)
    select sku, location, quantity - before, quantity, ${reason}, ${reference}
    from json_to_recordset(${jsonRows(real)}::json)
      as change (sku text, location text, before integer, quantity integer)`)
}

function recordset(edits: readonly StockEdit[]) {
  const rows = edits.map(({ sku, item }) => ({
    sku,
    product_id: item.productId,
    quantity: item.quantity,
    is_in_stock: item.isInStock,
    manage_stock: item.manageStock,
  }))
  return sql`json_to_recordset(${jsonRows(rows)}::json) as edit
    (sku text, product_id integer, quantity integer, is_in_stock boolean, manage_stock boolean)`
}
