import type { CategoryDocument } from '@vonk/contract'
import { putCategories } from '../../catalogue/index.ts'
import { checkCategory } from '../checking/check-document.ts'
import { coerceCategory } from '../coercing/coerce-others.ts'
import { addressCategory } from '../deriving/address-category.ts'
import { findMisplaced } from '../deriving/find-misplaced.ts'
import { countProducts, placeCategories } from '../deriving/place-categories.ts'
import { acceptRows, type Located } from './accept-rows.ts'
import { fieldsOf, type ImportRun, remarkOnAddress } from './import-run.ts'
import type { ViewImport } from './open-view-import.ts'
import { countStored, type Stored, storeDocuments } from './store-documents.ts'
import type { ViewSurvey } from './survey-dump.ts'

type Categories = readonly Located<CategoryDocument>[]

/** Stores the categories of the dump; those it does not count the products of keep the number they had. */
export function importCategories(run: ImportRun, viewImport: ViewImport, { referenceData }: ViewSurvey) {
  return storeCategories(run, viewImport, categoriesOf(run, viewImport, referenceData.category))
}

function storeCategories(
  run: ImportRun,
  viewImport: ViewImport,
  categories: Categories,
): Promise<Stored<CategoryDocument>> {
  const view = viewImport.view.code
  return storeDocuments(run, { view, entity: 'category', items: categories }, (db, documents) =>
    putCategories(db, view, documents),
  )
}

function categoriesOf(
  run: ImportRun,
  viewImport: ViewImport,
  rows: ViewSurvey['referenceData']['category'],
): Categories {
  const { addresses, categories, view, uncounted } = viewImport
  const { rootCategoryId } = view
  const stored = new Map(categories)
  const placed = placeCategories(
    rows.map((row) => coerceCategory(fieldsOf(row))),
    { rootCategoryId, pathOf: (id) => stored.get(id)?.path ?? null },
  )
  const candidates = rows.map((row, at) => ({ row, fields: placed[at] ?? row.fields }))
  const accepted = acceptRows(run, viewImport, candidates, checkCategory)
  for (const { document } of accepted) categories.set(document.id, document)
  return accepted.map(({ document, row }) => {
    const addressed = addressCategory(document, { addresses, rootCategoryId, find: (id) => categories.get(id) })
    const category = {
      ...addressed,
      product_count: document.product_count ?? stored.get(document.id)?.product_count ?? 0,
    }
    if ((document.product_count ?? null) === null) uncounted.add(document.id)
    categories.set(document.id, category)
    remarkOnAddress(run, 'categories', document, category)
    const misplaced = findMisplaced(document, { rootCategoryId, find: (id) => categories.get(id) })
    if (misplaced !== null) run.ledger.remark('categories', misplaced, `${document.id} ${document.name}`)
    return { document: category, row }
  })
}

/** Counts, now that the products are in, and enters the categories into the books. */
export async function settleCategories(
  run: ImportRun,
  viewImport: ViewImport,
  stored: Stored<CategoryDocument>,
): Promise<void> {
  const recounted = recount(viewImport)
  const { changed } = await storeCategories(run, viewImport, recounted)
  const dumped = new Set(stored.items.map(({ document }) => document.id))
  countStored(run, viewImport, {
    items: [...stored.items, ...recounted.filter(({ document }) => !dumped.has(document.id))],
    changed: new Set([...stored.changed, ...changed]),
    entity: 'category',
    idOf: ({ id }) => id,
  })
}

/**
 * The categories whose number of products is another now: those the dump does not count, and those of the shop that it
 * does not speak of and that were counted by the shop itself, as one can tell by the number having been right.
 */
function recount({ categories, before, products, uncounted, seen }: ViewImport): Categories {
  const earlier = countProducts(categories, before)
  const now = countProducts(categories, products.listings())
  return [...categories.values()].flatMap((category) => {
    const { id, product_count: count = null } = category
    const isOurs = uncounted.has(id) || (!seen.category.has(id) && (count === null || count === (earlier.get(id) ?? 0)))
    const product_count = now.get(id) ?? 0
    return isOurs && count !== product_count ? [{ document: { ...category, product_count }, row: null }] : []
  })
}
