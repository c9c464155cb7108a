import type { Row } from './bench.ts'

/** Columns in the order they first appear; numbers to the right. */
export function formatTable(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)))
  const isNumber = columns.map((column) => rows.some((row) => typeof row[column] === 'number'))
  const pad = (text: string, index: number) => {
    const width = widths[index] ?? 0
    return isNumber[index] ? text.padStart(width) : text.padEnd(width)
  }
  return cells.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}
