import type { Result } from '@vonk/domain/result'
import type { CheckRefusal } from '../checking/check-document.ts'
import type { Fields } from '../reading/dump-row.ts'
import type { SortedRow } from '../reading/sort-row.ts'
import { type ImportRun, refuseRow } from './import-run.ts'
import { noteSeen, type ViewImport } from './open-view-import.ts'

/** A document and the row it came in; null for one that was put together from others. */
export type Located<Document> = { readonly document: Document; readonly row: SortedRow | null }

type Candidate = { readonly row: SortedRow; readonly fields: Fields }

/** The candidates that are documents, each id and code once; the others are refused. */
export function acceptRows<Document extends Fields>(
  run: ImportRun,
  viewImport: ViewImport,
  candidates: readonly Candidate[],
  check: (fields: Fields) => Result<Document, CheckRefusal>,
): Located<Document>[] {
  return candidates.flatMap(({ row, fields }) => {
    const checked = check(fields)
    const reason = checked.ok
      ? noteSeen(viewImport, { ...keysOf(row, fields), place: row.place })
      : checked.refusal.reason
    if (checked.ok && reason === null) return [{ document: checked.value, row }]
    refuseRow(run, row, reason ?? '')
    noteUnfit(viewImport, row, fields)
    return []
  })
}

function keysOf({ entity }: SortedRow, { id, sku, attribute_id, attribute_code }: Fields) {
  if (entity === 'attribute') return { entity, id: Number(attribute_id), code: String(attribute_code) }
  return { entity, id: Number(id), ...(entity === 'product' && { code: String(sku) }) }
}

/** What is in the dump, however unfit, is not missing from it. */
function noteUnfit({ seen, places }: ViewImport, row: SortedRow, fields: Fields): void {
  const { id } = keysOf(row, fields)
  if (Number.isInteger(id) && !seen[row.entity].has(id)) seen[row.entity].set(id, places.add(row.place))
}
