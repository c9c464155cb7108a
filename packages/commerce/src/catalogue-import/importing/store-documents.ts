import type { Db } from '@vonk/platform/db'
import type { Located } from './accept-rows.ts'
import { differencesOf, type ImportRun, refuseRow, write } from './import-run.ts'
import { insertSkippingInvalid } from './insert-skipping-invalid.ts'
import type { ViewImport } from './open-view-import.ts'

type Furniture = 'category' | 'attribute' | 'taxrule'

export type Stored<Document> = { readonly items: readonly Located<Document>[]; readonly changed: ReadonlySet<number> }

type ToStore<Document> = {
  readonly view: string
  readonly entity: Furniture
  readonly items: readonly Located<Document>[]
}

/** Stores documents; answers which of them went in, and the ids of those that are new or differ. */
export async function storeDocuments<Document extends object>(
  run: ImportRun,
  { view, entity, items }: ToStore<Document>,
  put: (db: Db, documents: readonly Document[]) => Promise<number[]>,
): Promise<Stored<Document>> {
  const refused = new Set<Located<Document>>()
  const documentsOf = (some: readonly Located<Document>[]) => some.map(({ document }) => document)
  const changed = await insertSkippingInvalid(
    items,
    (some) =>
      write(run, {
        name: entity,
        differences: (tx) => differencesOf(tx, { view, entity, documents: documentsOf(some) }),
        work: (tx) => put(tx, documentsOf(some)),
      }),
    (item, reason) => {
      refused.add(item)
      if (item.row) refuseRow(run, item.row, reason)
    },
  )
  return { items: items.filter((item) => !refused.has(item)), changed: new Set(changed) }
}

/** Enters into the books what became of documents. */
export function countStored<Document>(
  { ledger }: ImportRun,
  { stored }: ViewImport,
  { entity, items, changed, idOf }: Stored<Document> & { readonly entity: Furniture; idOf(document: Document): number },
): void {
  for (const { document, row } of items) {
    const id = idOf(document)
    if (changed.has(id)) ledger.count(entity, stored[entity].has(id) ? 'changed' : 'added')
    // What no row told of is not counted while it stays as it is.
    else if (row) ledger.count(entity, 'unchanged')
  }
}
