import type { StockItem } from '@vonk/domain/stock'
import { isStorable, jsonRows } from '@vonk/platform/bulk-insert'
import { type Db, statement } from '@vonk/platform/db'
import { eventsOf, publishing } from '@vonk/platform/outbox'
import { sql } from 'drizzle-orm'
import { publishSkus, skuEvents, stockChanged } from './events.ts'

/** Why stock changed, and the order or delivery that asked for it. */
export type ChangeCause = { readonly reason: string; readonly reference: string | null }

export type StockEdit = { readonly sku: string; readonly before: number; readonly item: StockItem }

const lockedStock = statement<StockItem & { readonly sku: string }>(
  'stock-locked',
  `select sku, product_id as "productId", quantity, is_in_stock as "isInStock", manage_stock as "manageStock"
  from stock_item where sku = any((select $1::text[])::text[]) order by sku for update`,
)

/** Holds these items for the transaction. In order of sku, so that two that want the same ones never wait for each other. */
export async function lockStock(tx: Db, skus: readonly string[]): Promise<Map<string, StockItem>> {
  const rows = await lockedStock(tx, skus.filter(isStorable))
  return new Map(rows.map(({ sku, ...item }) => [sku, item]))
}

/** One statement for the items, for their history, which knows what has really changed, and for the news of it. */
const savedStock = statement<never>(
  'stock-saved',
  `with edit as (
    select * from json_to_recordset($1::json) as edit
      (sku text, product_id integer, before integer, quantity integer, is_in_stock boolean, manage_stock boolean)
  ), noted as (
    insert into stock_change (sku, delta, quantity_after, reason, reference)
    select sku, quantity - before, quantity, $2, $3 from edit where quantity <> before
  ), told as (
    ${publishing('$4')}
  )
  update stock_item set
    product_id = edit.product_id, quantity = edit.quantity, is_in_stock = edit.is_in_stock,
    manage_stock = edit.manage_stock, updated_at = now()
  from edit where stock_item.sku = edit.sku`,
)

/** Writes locked items back. */
export async function saveStock(
  tx: Db,
  edits: readonly StockEdit[],
  { reason, reference }: ChangeCause,
): Promise<void> {
  if (edits.length === 0) return
  const news = skuEvents(
    stockChanged,
    edits.map(({ sku }) => sku),
  )
  await savedStock(tx, jsonRows(edits.map(toRecord)), reason, reference, eventsOf(...news))
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
  return sql`json_to_recordset(${jsonRows(edits.map(toRecord))}::json) as edit
    (sku text, product_id integer, quantity integer, is_in_stock boolean, manage_stock boolean)`
}

/** By the names of the columns. */
function toRecord({ sku, before, item }: StockEdit) {
  const { productId, quantity, isInStock, manageStock } = item
  return { sku, before, quantity, product_id: productId, is_in_stock: isInStock, manage_stock: manageStock }
}
