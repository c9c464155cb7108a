import type { StockItem } from '@vonk/domain/stock'
import { isStorable } from '@vonk/platform/bulk-insert'
import { type Db, statement } from '@vonk/platform/db'

export async function findStock(db: Db, sku: string): Promise<StockItem | null> {
  const stock = await readStock(db, [sku])
  return stock.get(sku) ?? null
}

const stockBySku = statement<StockItem & { sku: string }>(
  'stock-by-sku',
  `select sku, product_id as "productId", quantity, is_in_stock as "isInStock", manage_stock as "manageStock"
  from stock_item where sku = any((select $1::text[])::text[])`,
)

/** By sku; one nobody keeps stock of is absent. */
export async function readStock(db: Db, skus: readonly string[]): Promise<Map<string, StockItem>> {
  const rows = skus.length === 0 ? [] : await stockBySku(db, skus.filter(isStorable))
  return new Map(rows.map(({ sku, ...item }) => [sku, item]))
}
