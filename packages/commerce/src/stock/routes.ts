import {
  checkElasticStock,
  checkElasticStockBySku,
  checkStock,
  checkStockBySku,
  listElasticStock,
  listStock,
  type StockItemDto,
} from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import type { StockItem } from '@vonk/domain/stock'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle } from '@vonk/platform/http'
import { findStock, readStock } from './read-stock.ts'

type StockRouteParts = {
  readonly db: Database
  /** The stock of a product that is sold as its variants or its parts: it has none of its own. */
  findParentStock(sku: string, storeCode: string | null): Promise<StockItem | null>
}

export function stockRoutes({ db, findParentStock }: StockRouteParts) {
  async function check(sku: string, { storeCode }: CallContext) {
    const item = (await findStock(db, sku)) ?? (await findParentStock(sku, storeCode))
    return item ? ok(toStockItemDto(sku, item)) : err({ code: 'stock-unknown' } as const)
  }

  async function checkAsked({ sku }: { sku?: string | undefined }, context: CallContext) {
    return sku ? check(sku, context) : err({ code: 'sku-missing' } as const)
  }

  async function list({ skus = [] }: { skus?: readonly string[] | undefined }, { storeCode }: CallContext) {
    if (skus.length === 0) return err({ code: 'skus-missing' } as const)
    const stock = await readStock(db, skus)
    const items: StockItemDto[] = []
    for (const sku of skus) {
      const item = stock.get(sku) ?? (await findParentStock(sku, storeCode))
      // A client that matches the answer by place must never be given a shorter list.
      if (!item) return err({ code: 'stock-unknown' } as const)
      items.push(toStockItemDto(sku, item))
    }
    return ok(items)
  }

  return [
    handle(checkStock, checkAsked),
    handle(checkStockBySku, checkAsked),
    handle(listStock, list),
    handle(checkElasticStock, checkAsked),
    handle(checkElasticStockBySku, checkAsked),
    handle(listElasticStock, list),
  ]
}

function toStockItemDto(sku: string, { productId, quantity, isInStock, manageStock }: StockItem): StockItemDto {
  return {
    item_id: productId,
    product_id: productId,
    stock_id: 1,
    sku,
    qty: quantity,
    is_in_stock: isInStock,
    manage_stock: manageStock,
    is_qty_decimal: false,
    show_default_notification_message: false,
    use_config_min_qty: true,
    min_qty: 0,
    use_config_min_sale_qty: 1,
    min_sale_qty: 1,
    use_config_max_sale_qty: true,
    max_sale_qty: 10_000,
    use_config_backorders: true,
    backorders: 0,
    use_config_notify_stock_qty: true,
    notify_stock_qty: 1,
    use_config_qty_increments: true,
    qty_increments: 0,
    use_config_enable_qty_inc: true,
    enable_qty_increments: false,
    use_config_manage_stock: manageStock,
    low_stock_date: null,
    is_decimal_divided: false,
    stock_status_changed_auto: 0,
  }
}
