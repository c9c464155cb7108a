import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { splitLine, UsageError } from '@vonk/platform/command-line'
import type { SheetLine } from '../sheets/read-sheet.ts'

export type SheetFile = { readonly columns: readonly string[]; readonly lines: readonly SheetLine[] }

const MOST_BYTES = 64 * 1024 * 1024
/** A quote that is open for longer was never meant to be one. */
const MOST_LINES_IN_CELL = 200

export function isSheetName(file: string): boolean {
  return /\.(csv|tsv)$/i.test(file)
}

/** Reads a spreadsheet that was saved as CSV: with any of the usual separators and letters, and line breaks within quotes. */
export async function readSheetFile(file: string): Promise<SheetFile> {
  const bytes = await readBytes(file)
  if (bytes.length > MOST_BYTES) throw new UsageError(`${file} is larger than 64 MB: split it into several.`)
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    throw new UsageError(`${file} is a workbook of a spreadsheet program: save it as CSV first.`)
  }
  const texts = decode(bytes).split(/\r\n|\n|\r/)
  // Excel may say on a line of its own what separates.
  const said = /^sep=(.)$/i.exec(texts[0] ?? '')?.[1]
  const first = texts.findIndex((text, at) => text.trim() !== '' && !(at === 0 && said))
  const header = texts[first]
  if (header === undefined) throw new UsageError(`${file} is empty: its first line has to name the columns.`)
  const separator = said ?? ['\t', ';'].find((sign) => header.includes(sign)) ?? ','
  const columns = (splitLine(header, separator) ?? [header]).map((name) => name.trim())
  const named = columns.filter((name) => name !== '')
  return { columns: named, lines: readLines(texts, { first: first + 1, columns, separator }) }
}

async function readBytes(file: string): Promise<Buffer> {
  if (file === '-') return buffer(process.stdin)
  try {
    return await readFile(file)
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** What is no UTF-8 is what spreadsheet programs on Windows write by default. */
function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const label = isWide ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  return new TextDecoder(label).decode(bytes)
}

type Layout = { readonly first: number; readonly columns: readonly string[]; readonly separator: string }

function readLines(texts: readonly string[], { first, columns, separator }: Layout): SheetLine[] {
  const lines: SheetLine[] = []
  for (let at = first; at < texts.length; ) {
    const { values, height } = readRecord(texts, at, separator)
    const line = at + 1
    at += height
    if (values === null) lines.push({ line, fields: {}, fault: 'a quote in it is never closed' })
    else if (values.some((value) => value.trim() !== '')) lines.push(toLine(line, columns, values))
  }
  return lines
}

/** The cells of a record, and on how many lines it stands; null where a quote is never closed. */
function readRecord(texts: readonly string[], at: number, separator: string) {
  let text = texts[at] ?? ''
  for (let height = 1; height <= MOST_LINES_IN_CELL; height += 1) {
    const isOpen = (text.match(/"/g) ?? []).length % 2 === 1
    const values = isOpen ? null : splitLine(text, separator)
    if (values !== null) return { values, height }
    const next = texts[at + height]
    if (!isOpen || next === undefined) break
    text = `${text}\n${next}`
  }
  return { values: null, height: 1 }
}

function toLine(line: number, columns: readonly string[], values: readonly string[]): SheetLine {
  const surplus = values.slice(columns.length).some((value) => value.trim() !== '')
  if (surplus) return { line, fields: {}, fault: 'it has more cells than the first line has names' }
  const unnamed = values.some((value, at) => columns[at] === '' && value.trim() !== '')
  if (unnamed) return { line, fields: {}, fault: 'it has a cell in a column without a name' }
  return { line, fields: Object.fromEntries(columns.map((name, at) => [name, (values[at] ?? '').trim()])) }
}
