import type { StockItem } from '@vonk/domain/stock'
import type { Db } from '@vonk/platform/db'
import { chunksOf } from '../rows/index.ts'
import { wholePieces } from './change-quantity.ts'
import { addStock, type ChangeCause, lockStock, type StockEdit, saveStock } from './save-stock.ts'

export type StockRow = {
  readonly sku: string
  readonly productId: number
  readonly quantity: number
  /** Pieces are counted unless told otherwise. */
  readonly manageStock?: boolean
  /** False takes pieces that are there out of sale. */
  readonly isInStock?: boolean
}

export type StockToPut = { readonly rows: readonly StockRow[]; readonly reason: 'seed' | 'import' }

const CHUNK = 5_000

/** Sets stock to what was counted elsewhere; answers the skus that are new or differ. A chunk is a transaction. */
export async function putStock(db: Db, { rows, reason }: StockToPut): Promise<string[]> {
  // In the order in which rows are locked, also across chunks.
  const edits = [...new Map(rows.map((row) => [row.sku, newItem(row)])).values()].toSorted(bySku)
  const changed: string[] = []
  for (const chunk of chunksOf(edits, CHUNK)) {
    changed.push(...(await db.transaction((tx) => putChunk(tx, chunk, { reason, reference: null }))))
  }
  return changed
}

async function putChunk(tx: Db, wished: readonly StockEdit[], cause: ChangeCause): Promise<string[]> {
  const added = await addStock(tx, wished, cause)
  const existing = wished.filter(({ sku }) => !added.has(sku))
  const stored = await lockStock(
    tx,
    existing.map(({ sku }) => sku),
  )
  const edits = existing.flatMap(({ sku, item }) => {
    const before = stored.get(sku)
    return before && !isSame(before, item) ? { sku, before: before.quantity, item } : []
  })
  await saveStock(tx, edits, cause)
  return [...added, ...edits.map(({ sku }) => sku)]
}

function newItem({ sku, productId, quantity: counted, manageStock = true, isInStock = true }: StockRow): StockEdit {
  const quantity = wholePieces(counted)
  return {
    sku,
    before: 0,
    item: { productId, quantity, manageStock, isInStock: isInStock && (quantity > 0 || !manageStock) },
  }
}

function isSame(a: StockItem, b: StockItem): boolean {
  return (
    a.productId === b.productId &&
    a.quantity === b.quantity &&
    a.isInStock === b.isInStock &&
    a.manageStock === b.manageStock
  )
}

function bySku(a: StockEdit, b: StockEdit): number {
  return a.sku < b.sku ? -1 : 1
}
