import { coerceReview } from '../coercing/coerce-others.ts'
import { type ObservedOptions, observeOptions } from '../deriving/observe-options.ts'
import type { CatalogueEntity } from '../reading/catalogue-entity.ts'
import type { DumpRow } from '../reading/dump-row.ts'
import { readRows } from '../reading/read-rows.ts'
import { type SortedRow, sortRow } from '../reading/sort-row.ts'
import { createNameMap, type NameMap } from '../remembering/create-name-map.ts'
import { fieldsOf, type ImportRun } from './import-run.ts'

/** What a dump holds for one view: everything but its products and reviews, of which there may be too many. */
export type ViewSurvey = {
  readonly referenceData: Readonly<Record<'category' | 'attribute' | 'taxrule', SortedRow[]>>
  readonly observed: ObservedOptions
  readonly counts: Map<CatalogueEntity, number>
  /** The ids of the products by sku: variants may come without. */
  readonly idsBySku: NameMap
  /** The products that have reviews, and their skus once they are known. */
  readonly reviewed: Map<number, string | null>
}

export type Survey = ReadonlyMap<string, ViewSurvey>

/** Reads the dump once from end to end, so that what comes last is known when the first product is stored. */
export async function surveyDump(run: ImportRun): Promise<Survey> {
  const survey = new Map<string, ViewSurvey>()
  run.meter.begin('looking through')
  for (const source of run.sources) {
    for await (const rows of readRows(source, run.meter.addBytes)) {
      for (const row of rows) {
        if ('reason' in row) run.ledger.refuse({ ...row, entity: null, name: '' })
        else sortInto(survey, row, run)
      }
      run.meter.addDocuments(rows.length)
    }
  }
  run.meter.end()
  return survey
}

function sortInto(survey: Map<string, ViewSurvey>, row: DumpRow, { sorting, ledger }: ImportRun): void {
  const sorted = sortRow(row, sorting)
  if (sorted.kind === 'passed-over') ledger.passOver(sorted.type)
  if (sorted.kind === 'unclear') {
    ledger.refuse({ place: row.place, entity: null, name: row.id ?? '', reason: sorted.reason })
  }
  if (sorted.kind !== 'wanted') return
  const { view, entity } = sorted.row
  const own = survey.get(view) ?? newSurvey()
  survey.set(view, own)
  own.counts.set(entity, (own.counts.get(entity) ?? 0) + 1)
  if (entity === 'product') observeProduct(own, sorted.row)
  else if (entity === 'review') own.reviewed.set(Number(coerceReview(fieldsOf(sorted.row))['product_id']), null)
  else own.referenceData[entity].push(sorted.row)
}

function observeProduct({ observed, idsBySku }: ViewSurvey, row: SortedRow): void {
  const { id, sku } = fieldsOf(row)
  observeOptions(observed, row.fields)
  const number = typeof id === 'string' || typeof id === 'number' ? Number(id) : Number.NaN
  const isFirst = (typeof sku === 'string' || typeof sku === 'number') && !idsBySku.has(String(sku))
  if (isFirst && Number.isInteger(number)) idsBySku.set(String(sku), number)
}

function newSurvey(): ViewSurvey {
  return {
    referenceData: { category: [], attribute: [], taxrule: [] },
    observed: new Map(),
    counts: new Map(),
    idsBySku: createNameMap(),
    reviewed: new Map(),
  }
}

/** The rows of one kind, a handful at a time; what else there is was told of in the survey. */
export async function* readEntity(run: ImportRun, entity: CatalogueEntity): AsyncGenerator<SortedRow[]> {
  for (const source of run.sources) {
    for await (const rows of readRows(source, run.meter.addBytes)) {
      yield rows.flatMap((row) => {
        const sorted = 'reason' in row ? null : sortRow(row, run.sorting)
        return sorted?.kind === 'wanted' && sorted.row.entity === entity ? [sorted.row] : []
      })
    }
  }
}
