import type { Language } from '@vonk/domain/stores'
import { type CellValue, readCell } from './read-cell.ts'
import { type Column, readColumn } from './sheet-columns.ts'

/** A line of a table by the names in its first line; `fault` says why it cannot be read. */
export type SheetLine = {
  readonly line: number
  readonly fields: Readonly<Record<string, string>>
  readonly fault?: string
}

/** An article of a sheet: what its cells say, by the key of their column. An empty cell says nothing. */
export type SheetRow = {
  readonly line: number
  readonly sku: string
  readonly parentSku: string | null
  readonly cells: ReadonlyMap<string, CellValue>
}

export type SheetRefusal = { readonly line: number; readonly sku: string; readonly reason: string }

/** The columns a first line names, or in words what is wrong with each that is none. */
export function readColumns(
  names: readonly string[],
  languages: readonly Language[],
): ReadonlyMap<string, Column> | readonly string[] {
  const columns = new Map<string, Column>()
  const faults: string[] = []
  for (const name of names) {
    const column = readColumn(name, languages)
    if ('fault' in column) faults.push(column.fault)
    else if ([...columns.values()].some(({ key }) => key === column.key)) faults.push(`"${name}" is there twice`)
    else columns.set(name, column)
  }
  if (![...columns.values()].some(({ key }) => key === 'sku')) faults.unshift('a sheet needs the column sku')
  return faults.length > 0 ? faults : columns
}

type ReadSheet = { readonly rows: readonly SheetRow[]; readonly refused: readonly SheetRefusal[] }

/** The rows that can be read, each sku once. A row whose parent is refused goes with it. */
export function readSheet(lines: readonly SheetLine[], columns: ReadonlyMap<string, Column>): ReadSheet {
  const bySku = new Map<string, SheetRow>()
  const refused: SheetRefusal[] = []
  for (const line of lines) {
    const row = readRow(line, columns)
    const earlier = bySku.get(row.sku)
    const faults = earlier ? [`its sku is in line ${earlier.line} already`] : row.faults
    if (faults.length > 0) refused.push({ line: line.line, sku: row.sku, reason: faults.join('; ') })
    else bySku.set(row.sku, row)
  }
  const lost = new Map(refused.filter(({ sku }) => !bySku.has(sku)).map(({ sku, line }) => [sku, line]))
  const rows = [...bySku.values()].filter((row) => {
    const line = row.parentSku === null ? undefined : lost.get(row.parentSku)
    if (line === undefined) return true
    refused.push({ line: row.line, sku: row.sku, reason: `the product it belongs to, in line ${line}, is refused` })
    return false
  })
  return { rows, refused: refused.toSorted((one, other) => one.line - other.line) }
}

type ReadRow = SheetRow & { readonly faults: readonly string[] }

function readRow({ line, fields, fault }: SheetLine, columns: ReadonlyMap<string, Column>): ReadRow {
  const { cells, faults } = readCells(fields, columns)
  const sku = textOf(cells.get('sku'))
  const parent = textOf(cells.get('parent sku'))
  const parentSku = parent === '' || parent === sku ? null : parent
  const all = [...(fault ? [fault] : []), ...faults, ...[sku, parent].flatMap(faultOfSku)]
  return { line, sku, parentSku, cells, faults: sku === '' && all.length === 0 ? ['it has no sku'] : all }
}

function readCells(fields: SheetLine['fields'], columns: ReadonlyMap<string, Column>) {
  const cells = new Map<string, CellValue>()
  const faults: string[] = []
  for (const [name, { key, kind }] of columns) {
    const text = (fields[name] ?? '').trim()
    if (text === '') continue
    const value = readCell(kind, text)
    if (value.ok) cells.set(key, value.value)
    else faults.push(`${name}: ${value.refusal}`)
  }
  return { cells, faults }
}

function faultOfSku(sku: string): string[] {
  return sku.length > 64 || /\p{Cc}/u.test(sku) ? ['a sku has 1 to 64 signs'] : []
}

function textOf(value: CellValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** What a row says in a language: its own words for it, else those for all. */
export function cellIn({ cells }: SheetRow, key: string, language: Language): CellValue | undefined {
  const own = cells.get(`${key}:${language}`)
  return own === undefined ? cells.get(key) : own
}
