import { removeAttributes, removeCategories, removeProducts, removeTaxRules } from '../../catalogue/index.ts'
import { chunksOf } from '../../rows/index.ts'
import { type ImportRun, write } from './import-run.ts'
import type { Shelf } from './open-shelf.ts'
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
  shelves: ReadonlyMap<string, Shelf>,
): Promise<void> {
  for (const [view, { counts }] of survey) {
    const shelf = shelves.get(view)
    for (const entity of entities.filter((each) => counts.has(each))) if (shelf) await removeFrom(run, shelf, entity)
  }
}

async function removeFrom(run: ImportRun, shelf: Shelf, entity: Removable): Promise<void> {
  const missing = [...shelf.stored[entity]].filter((id) => !shelf.seen[entity].has(id))
  for (const ids of chunksOf(missing, CHUNK)) {
    const removed = await write(run, (db) => removers[entity](db, shelf.view.code, ids))
    run.ledger.count(entity, 'removed', removed.length)
    forget(shelf, entity, removed)
  }
}

function forget({ products, categories }: Shelf, entity: Removable, ids: readonly number[]): void {
  const entries = { product: products, category: categories, attribute: null, taxrule: null }[entity]
  for (const id of ids) entries?.delete(id)
}
