import type { SortedRow } from '../reading/sort-row.ts'
import { createBatcher } from './create-batcher.ts'
import type { ImportRun } from './import-run.ts'
import type { ViewImport } from './open-view-import.ts'
import { readEntity } from './survey-dump.ts'

const BATCH = { mostItems: 500, mostBytes: 8 * 1024 * 1024 }

type Steps<Item> = {
  readonly views: ReadonlyMap<string, ViewImport>
  readonly entity: 'product' | 'review'
  /** Null for a row that was refused. */
  accept(viewImport: ViewImport, row: SortedRow): Item | null
  store(viewImport: ViewImport, items: readonly Item[]): Promise<void>
}

/** Reads the rows of a kind that may be more than fit into the memory, and stores those that are accepted, view by view. */
export async function importInBatches<Item extends { readonly size: number }>(
  run: ImportRun,
  { views, entity, accept, store }: Steps<Item>,
): Promise<void> {
  const batcher = createBatcher<Item>({
    ...BATCH,
    async write(view, items) {
      const viewImport = views.get(view)
      if (viewImport) await store(viewImport, items)
    },
  })
  run.meter.begin(`${entity}s`)
  try {
    for await (const rows of readEntity(run, entity)) {
      for (const row of rows) {
        const viewImport = views.get(row.view)
        const item = viewImport && accept(viewImport, row)
        if (item) await batcher.add(row.view, item)
        run.meter.addDocuments(1)
      }
    }
    await batcher.end()
  } finally {
    await batcher.settle()
  }
  run.meter.end()
}
