import type { Client } from 'pg'
import type { Table } from './describe-tables.ts'

/** Some rows of a table as a JSON list of objects, every value as PostgreSQL writes it, so that nothing is rounded. */
export type RowPiece = { readonly text: string; readonly rows: number }

// A piece is held in memory as a whole, here and when it is restored.
const PIECE = 2_000_000
const MOST_ROWS = 5_000

/** The rows of a table, as the transaction sees them. */
export async function* dumpTable(client: Client, { name, columns }: Table): AsyncGenerator<RowPiece> {
  const quote = (text: string) => client.escapeIdentifier(text)
  const texts = columns.map((column) => `${quote(column.name)}::text as ${quote(column.name)}`)
  await client.query(`declare dumped no scroll cursor for
    select row_to_json(dumped_row)::text as line from (select ${texts.join(', ')} from ${quote(name)}) dumped_row`)
  let wanted = 10
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${wanted} from dumped`)
    if (rows.length === 0) break
    const text = `[${rows.map(({ line }) => line).join(',\n')}]\n`
    yield { text, rows: rows.length }
    // Rows of one table are much alike: as many as fill the next piece.
    wanted = Math.min(Math.max(Math.floor((PIECE * rows.length) / text.length), 1), wanted * 10, MOST_ROWS)
  }
  await client.query('close dumped')
}

/** Adds rows that were dumped; answers how many. */
export async function loadRows(client: Client, { name, columns }: Table, text: string): Promise<number> {
  const quote = (word: string) => client.escapeIdentifier(word)
  const names = columns.map((column) => quote(column.name))
  const values = columns.map((column) => `loaded.${quote(column.name)}::${column.type}`)
  const { rowCount } = await client.query(
    `insert into ${quote(name)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from json_to_recordset($1::json) as loaded (${names.map((each) => `${each} text`).join(', ')})`,
    [text],
  )
  return rowCount ?? 0
}
