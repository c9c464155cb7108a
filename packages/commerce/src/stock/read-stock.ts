import type { StockItem } from '@vonk/domain/stock'
import type { Db } from '@vonk/platform/db'
import { asc, eq, sql } from 'drizzle-orm'
import { isStorable } from '../rows/index.ts'
import { stockChanges, stockItems } from './schema.ts'

export async function findStock(db: Db, sku: string): Promise<StockItem | null> {
  const stock = await readStock(db, [sku])
  return stock.get(sku) ?? null
}

/** By sku; one nobody keeps stock of is absent. */
export async function readStock(db: Db, skus: readonly string[]): Promise<Map<string, StockItem>> {
  const { sku, productId, quantity, isInStock, manageStock } = stockItems
  const rows = await db
    .select({ sku, item: { productId, quantity, isInStock, manageStock } })
    .from(stockItems)
    .where(sql`${sku} = any(${sql.param(skus.filter(isStorable))}::text[])`)
  return new Map(rows.map((row) => [row.sku, row.item]))
}

export type StockChange = {
  /** The physical shop; null is the warehouse. */
  readonly locationId: string | null
  readonly delta: number
  readonly quantityAfter: number
  readonly reason: string
  readonly reference: string | null
  readonly at: Date
}

/** Everything that has happened to the stock of a sku, oldest first. */
export async function readStockChanges(db: Db, sku: string): Promise<StockChange[]> {
  if (!isStorable(sku)) return []
  const { locationId, delta, quantityAfter, reason, reference, at } = stockChanges
  return db
    .select({ locationId, delta, quantityAfter, reason, reference, at })
    .from(stockChanges)
    .where(eq(stockChanges.sku, sku))
    .orderBy(asc(stockChanges.id))
}
