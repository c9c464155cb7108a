import type { ReviewDocument } from '@vonk/contract'
import { findStoredReviews, putReviews } from '../../reviews/index.ts'
import { checkReview } from '../checking/check-document.ts'
import { coerceReview } from '../coercing/coerce-others.ts'
import type { SortedRow } from '../reading/sort-row.ts'
import { acceptRows } from './accept-rows.ts'
import { importInBatches } from './import-in-batches.ts'
import { fieldsOf, type ImportRun, refuseRow, write } from './import-run.ts'
import { insertSkippingInvalid } from './insert-skipping-invalid.ts'
import type { ViewImport } from './open-view-import.ts'
import { isSameReview, toStoredReview } from './to-stored-review.ts'

type Review = {
  readonly row: SortedRow
  readonly document: ReviewDocument
  readonly sku: string
  readonly size: number
}

/** Stores the reviews of the dump, when its products are in. */
export function importReviews(run: ImportRun, views: ReadonlyMap<string, ViewImport>): Promise<void> {
  return importInBatches<Review>(run, {
    views,
    entity: 'review',
    accept: (viewImport, row) => acceptReview(run, viewImport, row),
    store: (viewImport, reviews) => storeReviews(run, viewImport, reviews),
  })
}

function acceptReview(run: ImportRun, viewImport: ViewImport, row: SortedRow): Review | null {
  const [accepted] = acceptRows(run, viewImport, [{ row, fields: coerceReview(fieldsOf(row)) }], checkReview)
  if (!accepted) return null
  const { document } = accepted
  const sku = viewImport.products.has(document.product_id) && viewImport.reviewed.get(document.product_id)
  if (sku) return { row, document, sku, size: row.size }
  refuseRow(run, row, `its product ${document.product_id} is not in the shop`)
  return null
}

async function storeReviews(run: ImportRun, { view }: ViewImport, reviews: readonly Review[]): Promise<void> {
  const { db, directory, ledger } = run
  const existing = await findStoredReviews(
    db,
    reviews.map(({ document }) => document.id),
  )
  const wished = reviews.map(({ row, document, sku }) => {
    const stored = existing.get(document.id)
    return { row, stored, review: toStoredReview(document, { sku, view, directory, stored }) }
  })
  const changed = wished.filter(({ stored, review }) => !stored || !isSameReview(stored, review))
  let refused = 0
  const put = (some: typeof changed) =>
    write(run, {
      name: 'review',
      async work(tx) {
        await putReviews(
          tx,
          some.map(({ review }) => review),
        )
        return some
      },
    })
  const written = await insertSkippingInvalid(
    changed,
    (some) => put([...some]),
    ({ row }, reason) => {
      refused += 1
      refuseRow(run, row, reason)
    },
  )
  const added = written.filter(({ stored }) => !stored).length
  ledger.count('review', 'added', added)
  ledger.count('review', 'changed', written.length - added)
  ledger.count('review', 'unchanged', wished.length - written.length - refused)
}
