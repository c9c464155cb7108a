import { type BatchAct, commandLine, createBatchAct } from '@vonk/platform/acts'
import type { Database, Db } from '@vonk/platform/db'
import { findSkuKinds } from '../catalogue/index.ts'
import { findLocationIds } from '../locations/index.ts'
import { countStock, putShopStock, readStock } from '../stock/index.ts'
import { type RowResult, refuseRepeated } from './row-result.ts'

export type StockToSet = {
  readonly sku: string
  /** Null: not counted, can always be sold. */
  readonly quantity: number | null
  /** The physical shop on whose shelves it lies; the warehouse that the webshop sells from when absent. */
  readonly location?: string | undefined
}

type Writer = {
  /** For the history of each sku. */
  readonly by: string
  /** What these rows are a part of; an act of its own on the command line without it. */
  readonly act?: BatchAct
}

export const stockSet = { on: { kind: 'stock', id: 'batch' }, name: 'set' } as const

/** Sets stock to what was counted; answers what became of each row, in their order. What is refused keeps nothing else out. */
export async function setStock(db: Database, rows: readonly StockToSet[], writer: Writer): Promise<RowResult[]> {
  const { by, act = createBatchAct({ by: commandLine, ...stockSet }) } = writer
  const results = refuseRepeated(rows, ({ sku, location = '' }) => `${location}\n${sku}`)
  const fresh = rows.filter((row) => !results.has(row))
  const shelves = fresh.filter(({ location }) => location !== undefined)
  const warehouse = fresh.filter(({ location }) => location === undefined)
  await db.transaction(
    async (tx) => {
      const set = new Map([...(await setWarehouse(tx, warehouse, by)), ...(await setShelves(tx, shelves, by))])
      for (const [row, result] of set) results.set(row, result)
      const changed = fresh.filter((row) => set.get(row) === 'changed')
      const things = changed.map(({ sku, ...after }) => ({ id: sku, after }))
      await act.add(tx, { counts: { changed: changed.length }, fields: ['quantity'], things })
    },
    { isRepeatable: true },
  )
  return rows.map((row) => results.get(row) ?? 'unchanged')
}

type Results = Map<StockToSet, RowResult>

async function setWarehouse(db: Db, rows: readonly StockToSet[], by: string): Promise<Results> {
  const skus = rows.map(({ sku }) => sku)
  const [stock, kinds] = [await readStock(db, skus), await findSkuKinds(db, skus)]
  const results: Results = new Map()
  const counts = rows.flatMap((row) => {
    const { sku, quantity } = row
    const productId = stock.get(sku)?.productId ?? kinds.get(sku)?.id
    const refused = stock.has(sku) ? null : refuseKind(kinds.get(sku)?.type)
    if (refused) results.set(row, refused)
    return refused || productId === undefined ? [] : [{ sku, productId, quantity }]
  })
  const changed = new Set(await countStock(db, counts, by))
  for (const row of rows) if (changed.has(row.sku)) results.set(row, 'changed')
  return results
}

async function setShelves(db: Db, rows: readonly StockToSet[], by: string): Promise<Results> {
  if (rows.length === 0) return new Map()
  const locations = await findLocationIds(db, [...new Set(rows.map(({ location = '' }) => location))])
  const kinds = await findSkuKinds(
    db,
    rows.map(({ sku }) => sku),
  )
  const results: Results = new Map()
  const shelves = rows.flatMap((row) => {
    const { sku, quantity, location: locationId = '' } = row
    const isKnown = locations.has(locationId)
    const refused = isKnown ? refuseKind(kinds.get(sku)?.type) : ({ refusal: 'location-unknown' } as const)
    if (refused) results.set(row, refused)
    return refused ? [] : [{ sku, locationId, quantity: quantity ?? 0 }]
  })
  const changed = await putShopStock(db, { rows: shelves, reason: 'count', reference: by })
  const keys = new Set(changed.map(({ locationId, sku }) => `${locationId}\n${sku}`))
  for (const row of rows) if (keys.has(`${row.location}\n${row.sku}`)) results.set(row, 'changed')
  return results
}

/** Only what is sold by the piece has stock. */
function refuseKind(type: string | undefined): RowResult | null {
  if (type === undefined) return { refusal: 'sku-unknown' }
  if (type === 'configurable') return { refusal: 'sold-as-variants' }
  return type === 'grouped' || type === 'bundle' ? { refusal: 'sold-as-parts' } : null
}
