import { err, ok, type Result } from '@vonk/domain/result'
import { checkDemand, type DemandLine, type Shortage, type StockItem, sumDemand } from '@vonk/domain/stock'
import type { Db } from '@vonk/platform/db'
import { changeQuantity } from './change-quantity.ts'
import { lockStock, type StockEdit, saveStock } from './save-stock.ts'

/** How many pieces of a sku an order has taken; those that are not counted are missing nowhere. */
export type TakenPieces = { readonly sku: string; readonly quantity: number; readonly isCounted: boolean }

export type TakeStockRefusal = { readonly code: 'out-of-stock'; readonly shortages: readonly Shortage[] }

/**
 * Takes what an order wants out of stock: all of it, or nothing and the refusal says what is short. Call it once per
 * order, inside the order's transaction, and the pieces are given back when that fails.
 */
export async function takeStock(
  tx: Db,
  lines: readonly DemandLine[],
  reference: string,
): Promise<Result<readonly TakenPieces[], TakeStockRefusal>> {
  const demand = sumDemand(lines)
  const stock = await lockStock(tx, [...demand.keys()])
  const shortages = shortagesOf(demand, stock)
  if (shortages.length > 0) return err({ code: 'out-of-stock', shortages })
  await saveStock(tx, editsOf(stock, demand, -1), { reason: 'order', reference })
  const isCounted = (sku: string) => stock.get(sku)?.manageStock ?? false
  return ok([...demand].map(([sku, quantity]) => ({ sku, quantity, isCounted: isCounted(sku) })))
}

/** Puts back what an order had taken; pieces of a sku that is not sold any more have nowhere to go. */
export function returnStock(db: Db, lines: readonly DemandLine[], reference: string): Promise<void> {
  const pieces = sumDemand(lines)
  return db.transaction(async (tx) => {
    const stock = await lockStock(tx, [...pieces.keys()])
    await saveStock(tx, editsOf(stock, pieces, 1), { reason: 'return', reference })
  })
}

/** A sku nobody keeps stock of cannot be sold. */
function shortagesOf(demand: ReadonlyMap<string, number>, stock: ReadonlyMap<string, StockItem>): Shortage[] {
  const { shortages, unverified } = checkDemand(demand, stock)
  return [...shortages, ...unverified.map((sku) => ({ sku, wanted: demand.get(sku) ?? 0, available: 0 }))]
}

/** Pieces that are not counted stay as they are. */
function editsOf(
  stock: ReadonlyMap<string, StockItem>,
  pieces: ReadonlyMap<string, number>,
  sign: 1 | -1,
): StockEdit[] {
  return [...stock]
    .filter(([, { manageStock }]) => manageStock)
    .map(([sku, item]) => ({
      sku,
      before: item.quantity,
      item: changeQuantity(item, item.quantity + sign * (pieces.get(sku) ?? 0)),
    }))
}
