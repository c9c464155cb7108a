import type { StoreDirectory } from '@vonk/domain/stores'
import type { Actor } from '@vonk/platform/acts'
import type { Database } from '@vonk/platform/db'
import { dumpOf, importCatalogue, type Refusal } from '../catalogue-import/index.ts'
import type { PriceClock } from './set-prices.ts'

type ProductBatch = {
  readonly store: string
  readonly documents: readonly object[]
  readonly clock: PriceClock
  readonly by: Actor
}

/** Takes products in as an import does; answers what became of them. */
export async function importProducts(
  db: Database,
  directory: StoreDirectory,
  { store, documents, clock, by }: ProductBatch,
) {
  const refusals: Refusal[] = []
  const { tallies, remarks } = await importCatalogue({
    db,
    directory,
    clock,
    by,
    store,
    entity: 'product',
    sources: [dumpOf('batch', documents)],
    onRefusal: (refusal) => void refusals.push(refusal),
  })
  const { added = 0, changed = 0, unchanged = 0 } = tallies.get('product') ?? {}
  const refusedRows = refusals.map(({ place, name, reason }) => ({ row: place.line - 1, name, reason }))
  return { added, changed, unchanged, refused: refusedRows.length, refusedRows, remarks }
}
