import type { Database } from '@vonk/platform/db'
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

type Writer = { readonly by: string }

/** Sets stock to what was counted; answers what became of each row, in their order. What is refused keeps nothing else out. */
export async function setStock(db: Database, rows: readonly StockToSet[], { by }: Writer): Promise<RowResult[]> {
  const results = refuseRepeated(rows, ({ sku, location = '' }) => `${location}\n${sku}`)
  const fresh = rows.filter((row) => !results.has(row))
  const shelves = fresh.filter(({ location }) => location !== undefined)
  const warehouse = fresh.filter(({ location }) => location === undefined)
  for (const [row, result] of await setWarehouse(db, warehouse, by)) results.set(row, result)
  for (const [row, result] of await setShelves(db, shelves, by)) results.set(row, result)
  return rows.map((row) => results.get(row) ?? 'unchanged')
}

type Results = Map<StockToSet, RowResult>

async function setWarehouse(db: Database, rows: readonly StockToSet[], by: string): Promise<Results> {
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

async function setShelves(db: Database, rows: readonly StockToSet[], by: string): Promise<Results> {
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
