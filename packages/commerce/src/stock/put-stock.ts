import type { StockItem } from '@vonk/domain/stock'
import { chunksOf } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { changeQuantity, wholePieces } from './change-quantity.ts'
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
    const put = { wished: chunk, cause: { reason, reference: null }, merge: (_: StockItem, item: StockItem) => item }
    changed.push(...(await db.transaction((tx) => putChunk(tx, put))))
  }
  return changed
}

export type StockCount = {
  readonly sku: string
  readonly productId: number
  /** Null stops counting: the sku can always be sold. */
  readonly quantity: number | null
}

/** Sets counted quantities, and leaves out of sale what was taken out of sale by hand; answers the skus that changed. */
export function countStock(db: Db, counts: readonly StockCount[], reference: string): Promise<string[]> {
  const wished = counts
    .map(({ quantity, ...row }) => newItem({ ...row, quantity: quantity ?? 0, manageStock: quantity !== null }))
    .toSorted(bySku)
  const merge = (stored: StockItem, { quantity, manageStock }: StockItem) =>
    manageStock
      ? changeQuantity({ ...stored, manageStock }, quantity)
      : { ...stored, quantity, manageStock, isInStock: true }
  return db.transaction((tx) => putChunk(tx, { wished, merge, cause: { reason: 'count', reference } }))
}

type StockPut = {
  readonly wished: readonly StockEdit[]
  readonly cause: ChangeCause
  /** What becomes of an item that is there already. */
  merge(stored: StockItem, wished: StockItem): StockItem
}

async function putChunk(tx: Db, { wished, cause, merge }: StockPut): Promise<string[]> {
  const added = await addStock(tx, wished, cause)
  const existing = wished.filter(({ sku }) => !added.has(sku))
  const stored = await lockStock(
    tx,
    existing.map(({ sku }) => sku),
  )
  const edits = existing.flatMap(({ sku, item: incoming }) => {
    const before = stored.get(sku)
    const item = before && merge(before, incoming)
    return item && !isSame(before, item) ? { sku, before: before.quantity, item } : []
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
