import { chunksOf } from '@vonk/platform/bulk-insert'
import { removeAttributes, removeCategories, removeProducts, removeTaxRules } from '../../catalogue/index.ts'
import { type ImportRun, write } from './import-run.ts'
import type { ViewImport } from './open-view-import.ts'
import type { Survey } from './survey-dump.ts'

const removers = {
  product: removeProducts,
  category: removeCategories,
  attribute: removeAttributes,
  taxrule: removeTaxRules,
} as const

type Removable = keyof typeof removers

const entities = ['product', 'category', 'attribute', 'taxrule'] as const

const CHUNK = 2_000

/** Removes from every view what the dump, which speaks of that kind, does not hold. */
export async function removeMissing(
  run: ImportRun,
  survey: Survey,
  views: ReadonlyMap<string, ViewImport>,
): Promise<void> {
  for (const [view, { counts }] of survey) {
    const viewImport = views.get(view)
    for (const entity of entities.filter((each) => counts.has(each)))
      if (viewImport) await removeFrom(run, viewImport, entity)
  }
}

async function removeFrom(run: ImportRun, viewImport: ViewImport, entity: Removable): Promise<void> {
  const missing = [...viewImport.stored[entity]].filter((id) => !viewImport.seen[entity].has(id))
  for (const ids of chunksOf(missing, CHUNK)) {
    const removed = await write(run, {
      name: `${entity} removed`,
      work: (tx): Promise<readonly number[]> => removers[entity](tx, viewImport.view.code, ids),
    })
    run.ledger.count(entity, 'removed', removed.length)
    forget(viewImport, entity, removed)
  }
}

function forget({ products, categories }: ViewImport, entity: Removable, ids: readonly number[]): void {
  for (const id of ids) {
    if (entity === 'product') products.remove(id)
    if (entity === 'category') categories.delete(id)
  }
}
