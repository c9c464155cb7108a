import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/index.ts'
import { chunksOf } from './chunks-of.ts'
import { jsonRows } from './json-rows.ts'

/** What becomes of a row whose key is there already; entries of a ledger are kept as they were written. */
type OnConflict = 'overwrite' | 'keep'

// A statement of this many rows is sent as one JSON text of about half a megabyte.
const CHUNK = 2000

/** Writes whole rows by primary key, thousands in a second, and lets counted ids go on after the highest. */
export async function bulkInsert<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly InferSelectModel<Table>[],
  mode: OnConflict = 'overwrite',
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const names = listOf(columns.map(([, column]) => sql.identifier(column.name)))
  for (const chunk of chunksOf(rows, CHUNK)) {
    const records = jsonRows(chunk.map((row) => recordOf(row, columns)))
    await db.execute(sql`
      insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${records}::json)
      on conflict ${onConflict(table, mode)}`)
  }
  const identity = columns.find(([, { generatedIdentity }]) => generatedIdentity !== undefined)
  if (identity && rows.length > 0) await moveSequence(db, table, identity[1])
}

function recordOf(row: Readonly<Record<string, unknown>>, columns: readonly [string, PgColumn][]) {
  return Object.fromEntries(columns.map(([field, column]) => [column.name, row[field]]))
}

function onConflict(table: PgTable, mode: OnConflict): SQL {
  if (mode === 'keep') return sql`do nothing`
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  const changes = columns
    .filter((column) => !key.includes(column))
    .map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  return sql`(${listOf(key.map(({ name }) => sql.identifier(name)))}) do update set ${listOf(changes)}`
}

// Never back: an id whose row is gone is not given to another.
async function moveSequence(db: Db, table: PgTable, { name }: PgColumn): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${getTableConfig(table).name}, ${name})`
  await db.execute(sql`
    select setval(${sequence}, greatest(max(${sql.identifier(name)}), coalesce(pg_sequence_last_value(${sequence}::regclass), 1)))
    from ${table}`)
}

function listOf(parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL {
  return sql.join([...parts], sql`, `)
}
