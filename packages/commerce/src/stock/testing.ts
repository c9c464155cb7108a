import type { Db } from '@vonk/platform/db'
import { asc, eq } from 'drizzle-orm'
import { changeQuantity } from './change-quantity.ts'
import { lockStock, saveStock } from './save-stock.ts'
import { stockChanges } from './schema.ts'

type Adjustment = { readonly sku: string; readonly delta: number; readonly reason: string }

/** As somebody does in the database: a delivery, a loss, a recount. */
export async function adjustStock(db: Db, { sku, delta, reason }: Adjustment): Promise<void> {
  await db.transaction(async (tx) => {
    const item = (await lockStock(tx, [sku])).get(sku)
    if (!item) throw new Error(`nobody keeps stock of ${sku}`)
    const edit = { sku, before: item.quantity, item: changeQuantity(item, item.quantity + delta) }
    await saveStock(tx, [edit], { reason, reference: null })
  })
}

/** Everything that has happened to the stock of a sku, oldest first. */
export async function readStockChanges(db: Db, sku: string) {
  const { locationId, delta, quantityAfter, reason, reference, at } = stockChanges
  return db
    .select({ locationId, delta, quantityAfter, reason, reference, at })
    .from(stockChanges)
    .where(eq(stockChanges.sku, sku))
    .orderBy(asc(stockChanges.id))
}
