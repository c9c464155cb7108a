import type { StoreDirectory } from '@vonk/domain/stores'
import { type Actor, commandLine, createBatchAct } from '@vonk/platform/acts'
import { type Database, isDatabaseUnavailable, type Patience } from '@vonk/platform/db'
import type { IntakeClock } from '../deriving/derive-flags.ts'
import type { CatalogueEntity } from '../reading/catalogue-entity.ts'
import type { DumpSource } from '../reading/open-dump-file.ts'
import { createLedger, type ImportSummary, type Refusal } from './create-ledger.ts'
import { createMeter, type ImportProgress } from './create-meter.ts'
import { importAttributes, importTaxRules } from './import-attributes.ts'
import { importCategories, settleCategories } from './import-categories.ts'
import { importProducts } from './import-products.ts'
import { importReviews } from './import-reviews.ts'
import { type ImportRun, read } from './import-run.ts'
import { openViewImport, type ViewImport } from './open-view-import.ts'
import { removeMissing } from './remove-missing.ts'
import { type Survey, surveyDump } from './survey-dump.ts'

export type ImportOptions = {
  readonly db: Database
  readonly directory: StoreDirectory
  readonly sources: readonly DumpSource[]
  readonly clock: IntakeClock
  /** Who imports; the command line where nobody is named. */
  readonly by?: Actor
  /** The view everything goes to; without it each row says. */
  readonly store?: string | null
  readonly entity?: CatalogueEntity | null
  /** Removes what the views have of the kinds the dump holds and the dump has not, unless some of it could not be read. */
  readonly isRemoving?: boolean
  /** Tells what would happen, and changes nothing. */
  readonly isDry?: boolean
  /** How long a database is waited for that is too busy to be reached. */
  readonly patience?: Patience
  onRefusal?(refusal: Refusal): void
  onProgress?(progress: ImportProgress): void
}

/**
 * Takes a dump of the API family into the shop: what is fit goes in, completed as a shop owner would expect, the rest is
 * told of. What is there already and the same stays untouched, so that an import can be repeated at any time.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportSummary> {
  const run = runOf(options)
  try {
    await takeIn(run)
    return run.ledger.summary()
  } catch (error) {
    throw isDatabaseUnavailable(error) ? new ImportInterrupted(run.ledger.summary(), error) : error
  }
}

/** The database went away and did not come back in time; what is in the summary is in the shop. */
export class ImportInterrupted extends Error {
  override readonly name = 'ImportInterrupted'
  readonly summary: ImportSummary

  constructor(summary: ImportSummary, cause: unknown) {
    super('the database cannot be reached any more', { cause })
    this.summary = summary
  }
}

async function takeIn(run: ImportRun): Promise<void> {
  const survey = await surveyDump(run)
  const views = new Map<string, ViewImport>()
  const settle: (() => Promise<void>)[] = []
  for (const [view, found] of survey) {
    const viewImport = await read(run, () => openViewImport(run, view, found))
    views.set(view, viewImport)
    await importTaxRules(run, viewImport, found)
    await importAttributes(run, viewImport, found)
    const categories = await importCategories(run, viewImport, found)
    settle.push(() => settleCategories(run, viewImport, categories))
  }
  if (holds(survey, 'product')) await importProducts(run, views)
  if (holds(survey, 'review')) await importReviews(run, views)
  if (run.isRemoving && run.ledger.mayRemove()) await removeMissing(run, survey, views)
  for (const settleView of settle) await settleView()
}

function runOf(options: ImportOptions): ImportRun {
  const {
    db,
    directory,
    sources,
    clock,
    by = commandLine,
    store = null,
    entity = null,
    isRemoving = false,
    isDry = false,
    patience = {},
  } = options
  const { onRefusal = () => {}, onProgress = () => {} } = options
  const totalBytes = sources.reduce((sum, { size }) => sum + size, 0)
  return {
    db,
    directory,
    sources,
    clock,
    isDry,
    isRemoving,
    patience,
    sorting: { stores: directory, store, entity },
    act: createBatchAct({ by, on: { kind: 'catalogue', id: store ?? 'all' }, name: 'imported' }),
    ledger: createLedger(onRefusal),
    meter: createMeter({ totalBytes, onProgress }),
  }
}

function holds(survey: Survey, entity: CatalogueEntity): boolean {
  return [...survey.values()].some(({ counts }) => counts.has(entity))
}
