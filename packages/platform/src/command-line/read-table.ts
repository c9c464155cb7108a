import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { UsageError } from './command.ts'

/** A line of a table, by the names in its first line; `fault` says why it cannot be read. */
export type TableRow = {
  readonly line: number
  readonly fields: Readonly<Record<string, string>>
  readonly fault?: string
}

type Columns = { readonly needed: readonly string[]; readonly optional: readonly string[] }

/**
 * Reads a CSV file line by line, `-` the standard input. Commas, semicolons or tabs separate, quotes hold fields together,
 * and the first line names the columns.
 */
export async function* readTable(file: string, columns: Columns): AsyncGenerator<TableRow> {
  let header: { readonly names: readonly string[]; readonly separator: string } | null = null
  let line = 0
  for await (const text of await openLines(file)) {
    line += 1
    if (text.trim() === '') continue
    if (header) yield toRow(line, header.names, splitLine(text, header.separator))
    else header = readHeader(text.replace(/^\uFEFF/, ''), columns)
  }
  if (!header) throw new UsageError(`${file} is empty: its first line has to name the columns.`)
}

async function openLines(file: string): Promise<AsyncIterable<string>> {
  if (file === '-') return createInterface({ input: process.stdin })
  try {
    return (await open(file)).readLines()
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function readHeader(text: string, { needed, optional }: Columns) {
  const separator = [';', '\t'].find((sign) => text.includes(sign)) ?? ','
  const names = (splitLine(text, separator) ?? []).map((name) => name.trim().toLowerCase())
  const allowed = [...needed, ...optional]
  const isFit = needed.every((name) => names.includes(name)) && names.every((name) => allowed.includes(name))
  if (isFit && new Set(names).size === names.length) return { names, separator }
  const also = optional.length > 0 ? `, and may name ${optional.join(', ')}` : ''
  throw new UsageError(`The first line of the file has to name the columns ${needed.join(', ')}${also}.`)
}

function toRow(line: number, names: readonly string[], values: readonly string[] | null): TableRow {
  if (values === null) return { line, fields: {}, fault: 'a quote in it is never closed' }
  if (values.length > names.length) return { line, fields: {}, fault: 'it has more fields than the first line' }
  return { line, fields: Object.fromEntries(names.map((name, at) => [name, (values[at] ?? '').trim()])) }
}

/** The fields of a line; null where a quote is never closed. */
export function splitLine(text: string, separator: string): string[] | null {
  const field = new RegExp(` *"((?:[^"]|"")*)" *${separator}|([^${separator}]*)${separator}`, 'gy')
  const matches = [...`${text}${separator}`.matchAll(field)]
  if (matches.some(([, , plain = '']) => plain.trimStart().startsWith('"'))) return null
  return matches.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}
