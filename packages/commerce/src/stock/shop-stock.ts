import { chunksOf, isStorable, jsonRows } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { asc, type SQL, sql } from 'drizzle-orm'
import { wholePieces } from './change-quantity.ts'
import { publishSkus, shopStockChanged } from './events.ts'
import { type ChangeCause, noteChanges } from './save-stock.ts'
import { shopStock } from './schema.ts'

export type ShopStockRow = { readonly locationId: string; readonly sku: string; readonly quantity: number }
export type ShopStock = Pick<ShopStockRow, 'locationId' | 'quantity'>
export type ShopStockToPut = {
  readonly rows: readonly ShopStockRow[]
  readonly reason: 'seed' | 'import' | 'count'
  readonly reference?: string
}

type Shelf = { readonly location: string; readonly sku: string; readonly quantity: number }
type Change = Shelf & { readonly before: number }

const CHUNK = 5_000

/** Sets what physical shops have on their shelves; answers the rows that are new or differ. A chunk is a transaction. */
export async function putShopStock(db: Db, { rows, reason, reference }: ShopStockToPut): Promise<ShopStockRow[]> {
  const shelves = new Map<string, Shelf>()
  for (const { locationId: location, sku, quantity } of rows) {
    shelves.set(`${sku}\n${location}`, { location, sku, quantity: wholePieces(quantity) })
  }
  // In the order of the index: neighbours are written together.
  const sorted = [...shelves].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, shelf]) => shelf)
  const changed: Change[] = []
  for (const chunk of chunksOf(sorted, CHUNK)) {
    const cause = { reason, reference: reference ?? null }
    changed.push(...(await db.transaction((tx) => putChunk(tx, chunk, cause))))
  }
  return changed.map(({ location: locationId, sku, quantity }) => ({ locationId, sku, quantity }))
}

/** By sku, in order of the shop's id; a sku that no shop has ever had is absent. */
export async function readShopStock(db: Db, skus: readonly string[]): Promise<Map<string, ShopStock[]>> {
  const { locationId, sku, quantity } = shopStock
  const rows = await db
    .select({ locationId, sku, quantity })
    .from(shopStock)
    .where(sql`${sku} = any(${sql.param(skus.filter(isStorable))}::text[])`)
    .orderBy(asc(locationId))
  const bySku = Map.groupBy(rows, (row) => row.sku)
  return new Map([...bySku].map(([key, found]) => [key, found.map(({ sku: _, ...shop }) => shop)]))
}

async function putChunk(tx: Db, shelves: readonly Shelf[], cause: ChangeCause): Promise<readonly Change[]> {
  const incoming = sql`json_to_recordset(${jsonRows(shelves)}::json)
    as incoming (location text, sku text, quantity integer)`
  const added = await addShelves(tx, incoming)
  const changes = added.length < shelves.length ? [...added, ...(await editShelves(tx, incoming))] : added
  await noteChanges(tx, changes, cause)
  await publishSkus(
    tx,
    shopStockChanged,
    changes.map(({ sku }) => sku),
  )
  return changes
}

async function addShelves(tx: Db, incoming: SQL): Promise<Change[]> {
  const { rows } = await tx.execute<Change>(sql`
    insert into shop_stock (sku, location_id, quantity)
    select sku, location, quantity from ${incoming} order by sku, location
    on conflict do nothing
    returning sku, location_id as location, 0 as before, quantity`)
  return rows
}

/** They are locked before they are changed, so that the history knows what was there. */
async function editShelves(tx: Db, incoming: SQL): Promise<Change[]> {
  const { rows } = await tx.execute<Change>(sql`
    with stored as materialized (
      select shop.sku, shop.location_id, shop.quantity as before, incoming.quantity
      from shop_stock shop join ${incoming} on shop.sku = incoming.sku and shop.location_id = incoming.location
      order by shop.sku, shop.location_id
      for update of shop
    )
    update shop_stock shop set quantity = stored.quantity, updated_at = now() from stored
    where shop.sku = stored.sku and shop.location_id = stored.location_id and stored.before <> stored.quantity
    returning shop.sku, shop.location_id as location, stored.before, shop.quantity`)
  return rows
}
