import { isUtf8 } from 'node:buffer'
import { err, ok, type Result } from '@vonk/domain/result'
import { type BrokenRow, type DumpRow, isFields, type Place } from './dump-row.ts'
import type { DumpSource } from './open-dump-file.ts'
import { type BulkAction, openEnvelope, readAction } from './open-envelope.ts'
import { LONGEST_RECORD, type RawRecord, type RecordProblem } from './raw-record.ts'
import { splitRecords } from './split-records.ts'

const DEEPEST = 64
/** A file that begins with so many records that cannot be read is no dump. */
const PATIENCE = 100

const problems: Readonly<Record<RecordProblem, string>> = {
  'too-long': `is longer than ${LONGEST_RECORD / 1024 / 1024} MB`,
  'cut-off': 'is not complete: a bracket is never closed',
  'not-json': 'is not JSON',
}

export type ReadRow = DumpRow | BrokenRow

/** The rows of a dump in order, a handful at a time; nothing of it is held longer than that. */
export async function* readRows(source: DumpSource, onBytes?: (count: number) => void): AsyncGenerator<ReadRow[]> {
  const splitter = splitRecords()
  const reader = createRowReader()
  const rowsOf = (records: readonly RawRecord[]) =>
    records.flatMap((record) => {
      const byte = splitter.hasLines ? null : record.byte
      return reader.read(record, { file: source.name, line: record.line, byte })
    })
  try {
    for await (const chunk of source.read(onBytes)) {
      yield rowsOf(splitter.push(chunk))
      if (reader.isHopeless()) return yield [wholeFile(source, 'is no dump of documents: the rest of it is not read')]
    }
    yield rowsOf(splitter.end())
  } catch (error) {
    if (!isUnpackingError(error)) throw error
    yield rowsOf(splitter.end())
    yield [wholeFile(source, 'ends in the middle of its packing, or is damaged: what followed is lost')]
  }
}

function wholeFile({ name }: DumpSource, reason: string): BrokenRow {
  return { place: { file: name, line: 0, byte: null }, reason }
}

function isUnpackingError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
}

/** Reads record after record, remembering what a bulk file said of the next. */
function createRowReader() {
  let action: BulkAction | null = null
  let failures = 0
  let hasRead = false

  function toRows(value: unknown, place: Place, size: number): ReadRow[] {
    if (Array.isArray(value)) return value.flatMap((each) => toRows(each, place, size))
    if (!isFields(value)) return [{ place, reason: 'is not an object' }]
    const next = readAction(value)
    if (next !== null) {
      action = next === 'skip' ? null : next
      return []
    }
    const envelope = openEnvelope(value, action)
    action = null
    return [{ ...envelope, place, size }]
  }

  return {
    isHopeless: () => !hasRead && failures >= PATIENCE,
    read(record: RawRecord, place: Place): ReadRow[] {
      const parsed = 'problem' in record ? err(problems[record.problem]) : parse(record.bytes)
      if (!parsed.ok) {
        failures += 1
        return [{ place, reason: parsed.refusal }]
      }
      hasRead = true
      return toRows(parsed.value, place, 'bytes' in record ? record.bytes.length : 0)
    },
  }
}

function parse(bytes: Buffer): Result<unknown, string> {
  if (!isUtf8(bytes)) return err('is not written in UTF-8')
  try {
    // Files that were put together bring the mark each of them began with.
    const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
    return isDeeperThan(value, DEEPEST) ? err(`is nested deeper than ${DEEPEST} levels`) : ok(value)
  } catch (error) {
    return err(`is not JSON: ${tidy(error instanceof Error ? error.message : '')}`)
  }
}

function tidy(message: string): string {
  return message.replaceAll(/\s+/g, ' ').slice(0, 160)
}

/** Whether a value of JSON nests deeper than what reads it later should have to follow. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) return value.some((each) => isDeeperThan(each, levels - 1))
  // Everything passes here: a list of all values would be made for nothing.
  for (const name in value) if (isDeeperThan(Reflect.get(value, name), levels - 1)) return true
  return false
}
