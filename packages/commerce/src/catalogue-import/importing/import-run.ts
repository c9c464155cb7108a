import type { StoreDirectory } from '@vonk/domain/stores'
import type { BatchAct, BatchPart } from '@vonk/platform/acts'
import { type Database, type Db, type Patience, withPatience } from '@vonk/platform/db'
import { findDifferences } from '../../catalogue/index.ts'
import { usablePath } from '../deriving/create-addresses.ts'
import type { IntakeClock } from '../deriving/derive-flags.ts'
import type { CatalogueEntity } from '../reading/catalogue-entity.ts'
import type { Fields } from '../reading/dump-row.ts'
import type { DumpSource } from '../reading/open-dump-file.ts'
import type { SortedRow, Sorting } from '../reading/sort-row.ts'
import type { Ledger } from './create-ledger.ts'
import type { Meter } from './create-meter.ts'

/** What every step of one import works with. */
export type ImportRun = {
  readonly db: Database
  readonly sources: readonly DumpSource[]
  readonly directory: StoreDirectory
  readonly sorting: Sorting
  readonly clock: IntakeClock
  readonly isDry: boolean
  readonly isRemoving: boolean
  readonly act: BatchAct
  readonly ledger: Ledger
  readonly meter: Meter
  readonly patience: Patience
}

/** What changes it, for the act of the import: `product`. */
type Noted<Stored> = {
  readonly name: string
  /** What it changes of what is there, asked before. */
  differences?(tx: Db): Promise<NamedDifferences>
  work(tx: Db): Promise<readonly Stored[]>
}

type NamedDifferences = Required<Pick<BatchPart, 'fields' | 'things'>>

/** Writes, or in a dry run does so and takes it back. What is there is not written again, so that it can be tried again. */
export function write<Stored>({ db, act, isDry, patience }: Writing, { name, differences, work }: Noted<Stored>) {
  async function noted(tx: Db): Promise<readonly Stored[]> {
    const told = await differences?.(tx)
    const stored = await work(tx)
    await act.add(tx, { counts: { [name]: stored.length }, ...told })
    return stored
  }
  return withPatience(() => (isDry ? writeDry(db, noted) : db.transaction(noted, { isRepeatable: true })), patience)
}

type Writing = Pick<ImportRun, 'db' | 'act' | 'isDry' | 'patience'>

type Put = {
  readonly view: string
  readonly entity: Exclude<CatalogueEntity, 'review'>
  readonly documents: readonly object[]
}

/** What putting documents changes, each named as people know it. */
export async function differencesOf(tx: Db, { view, entity, documents }: Put): Promise<NamedDifferences> {
  const differences = await findDifferences(tx, entity, { view, documents })
  return {
    fields: differences.flatMap(({ fields }) => fields),
    things: differences.map(({ name, before, after }) => ({ id: `${view} ${entity} ${name}`, before, after })),
  }
}

/** Reads from a database that may be too busy to answer at once. */
export function read<Value>(
  { db, patience }: Pick<Writing, 'db' | 'patience'>,
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  return withPatience(() => work(db), patience)
}

async function writeDry<Value>(db: Db, work: (db: Db) => Promise<Value>): Promise<Value> {
  const outcome: Value[] = []
  await db
    .transaction(async (tx) => {
      outcome.push(await work(tx))
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  const [value] = outcome
  // Without a value the work has failed, and that was thrown.
  return value as Value
}

class TakenBack extends Error {
  override readonly name = 'TakenBack'
}

/** The document of a row, its id from the row where it has none itself. */
export function fieldsOf({ fields, id }: SortedRow): Fields {
  const isNamed = [fields['id'], fields['attribute_id']].some((own) => (own ?? null) !== null)
  return isNamed || id === null ? fields : { ...fields, id }
}

/** Refuses a row of the dump. */
export function refuseRow({ ledger }: ImportRun, row: SortedRow, reason: string): void {
  const { place, entity } = row
  ledger.refuse({ place, entity, name: nameOf(row), reason })
}

type Addressed = { readonly id: number; readonly url_path?: string | null | undefined }

/** Says so when something is found at another address than the dump gives it: links to that lead elsewhere. */
export function remarkOnAddress(
  { ledger }: ImportRun,
  about: 'products' | 'categories',
  given: Addressed,
  got: Addressed,
): void {
  const wished = usablePath(given.url_path)
  if (wished === null || wished === got.url_path) return
  ledger.remark(
    about,
    'have another address, as theirs was taken',
    `${given.id} at ${got.url_path} instead of ${wished}`,
  )
}

function nameOf(row: SortedRow): string {
  const fields = fieldsOf(row)
  const { id = fields['attribute_id'], sku = fields['attribute_code'] ?? fields['name'] ?? fields['code'] } = fields
  return [id, sku]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map((part) => String(part).replaceAll(/\s+/g, ' ').slice(0, 80))
    .join(' ')
}
