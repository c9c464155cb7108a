import { putStock, readStock, type StockRow } from '../../stock/index.ts'
import type { Names } from '../remembering/create-names.ts'
import { type ImportRun, read, write } from './import-run.ts'
import type { SoldSku } from './prepare-product.ts'

/** Which skus the dump has told the stock of: of several tellings the first counts, in this run and in the next. */
export type ToldStock = Names

/** Stores what the dump says there is; a sku that nobody counts and nobody has counted can be sold. */
export async function putSoldStock(run: ImportRun, sold: readonly SoldSku[], told: ToldStock): Promise<void> {
  const claims = new Map<string, StockRow>()
  for (const { sku, productId, claim } of sold) {
    if (claim === null || told.has(sku)) continue
    told.add(sku)
    claims.set(sku, { ...claim, sku, productId: storableId(claim.productId) ?? productId })
  }
  const stored = await read(run, (db) => readStock(db, [...new Set(sold.map(({ sku }) => sku))]))
  const unknown = sold.filter(({ sku }) => !told.has(sku) && !stored.has(sku))
  const rows = [...unknown.map(uncounted), ...claims.values()]
  const changed = await write(run, { name: 'stock', work: (tx) => putStock(tx, { rows, reason: 'import' }) })
  const added = changed.filter((sku) => !stored.has(sku)).length
  run.ledger.count('stock', 'added', added)
  run.ledger.count('stock', 'changed', changed.length - added)
  run.ledger.count('stock', 'unchanged', claims.size - changed.filter((sku) => claims.has(sku)).length)
}

function uncounted({ sku, productId }: SoldSku): StockRow {
  return { sku, productId, quantity: 0, manageStock: false, isInStock: true }
}

const LARGEST = 2_147_483_647

function storableId(id: number | null): number | null {
  return id !== null && Number.isInteger(id) && id > 0 && id <= LARGEST ? id : null
}
