import { parseCents } from '@vonk/domain/money'
import { err, ok, type Result } from '@vonk/domain/result'
import { type Terminal, UsageError } from './command.ts'
import { readTable, type TableRow } from './read-table.ts'

type Columns = Parameters<typeof readTable>[1]

/** Reads the fields of one row; a refusal is a sentence. */
export type RowReader<Row> = (fields: Readonly<Record<string, string>>) => Result<Row, string>

type Batch<Row, Refusal extends string> = {
  readonly columns: Columns
  readonly read: RowReader<Row>
  /** What a row is called where something is said of it. */
  nameOf(row: Row): string
  set(rows: readonly Row[]): Promise<readonly ('changed' | 'unchanged' | { readonly refusal: Refusal })[]>
  /** Why a row was refused, as a person is told. */
  readonly refusals: Readonly<Record<Refusal, string>>
}

const BATCH = 500

/** Sets the rows of a file, says which were refused and how many changed; answers the exit code. */
export async function setFromFile<Row, Refusal extends string>(
  file: string,
  batch: Batch<Row, Refusal>,
  { write }: Terminal,
): Promise<number> {
  const counts = { changed: 0, unchanged: 0, refused: 0 }
  for await (const rows of inBatches(readTable(file, batch.columns))) {
    for (const { line, result, reason } of await setBatch(rows, batch)) {
      counts[result] += 1
      if (reason) write(`line ${line}: ${reason}`)
    }
  }
  write(`${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused.`)
  return counts.refused > 0 ? 1 : 0
}

type LineResult = {
  readonly line: number
  readonly result: 'changed' | 'unchanged' | 'refused'
  readonly reason?: string
}

async function setBatch<Row, Refusal extends string>(
  rows: readonly TableRow[],
  { read, set, nameOf, refusals }: Batch<Row, Refusal>,
): Promise<LineResult[]> {
  const lines = rows.map(({ line, fields, fault }) => ({ line, row: fault ? err(fault) : read(fields) }))
  const fit = lines.flatMap(({ line, row }) => (row.ok ? { line, row: row.value } : []))
  const results = await set(fit.map(({ row }) => row))
  const done = fit.map(({ line, row }, at): LineResult => {
    const result = results[at] ?? 'unchanged'
    if (typeof result === 'string') return { line, result }
    return { line, result: 'refused', reason: `${nameOf(row)}: ${refusals[result.refusal]}` }
  })
  const unfit = lines.flatMap(({ line, row }) =>
    row.ok ? [] : { line, result: 'refused' as const, reason: row.refusal },
  )
  return [...done, ...unfit].toSorted((a, b) => a.line - b.line)
}

/** Sets one row of the command line, and says what became of it; answers the exit code. */
export async function setOne<Row, Refusal extends string>(
  fields: Readonly<Record<string, string>>,
  { read, set, nameOf, refusals }: Batch<Row, Refusal>,
  { write }: Terminal,
): Promise<number> {
  const row = read(fields)
  if (!row.ok) throw new UsageError(`${row.refusal[0]?.toUpperCase()}${row.refusal.slice(1)}.`)
  const [result = 'unchanged'] = await set([row.value])
  if (typeof result === 'string') {
    write(`${nameOf(row.value)} ${result === 'changed' ? 'is changed' : 'was like this already'}.`)
    return 0
  }
  write(`${nameOf(row.value)}: ${refusals[result.refusal]}.`)
  return 1
}

/** What of these options was given, by name. */
export function givenFields(options: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

const DEAREST = 100_000_000

/** An amount such as 29.95, in cents. */
export function readCents(text: string): Result<number, string> {
  const isExact = /[.,]\d{3,}$/.test(text) === false
  const cents = isExact ? parseCents(text) : null
  if (cents === null || cents < 0 || cents > DEAREST) return err(`a price is an amount such as 29.95, not "${text}"`)
  return ok(cents)
}

/** Text of a sku that can be looked up. */
export function readSku(text: string | undefined): Result<string, string> {
  return text && text.length <= 64 && !/\p{Cc}/u.test(text) ? ok(text) : err('a sku has 1 to 64 signs')
}

async function* inBatches(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
