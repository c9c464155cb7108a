import type { Client } from 'pg'

export type Column = { readonly name: string; readonly type: string }

/** A table of the shop: what of it is stored, and which tables have to be there before it. */
export type Table = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly references: readonly string[]
}

// What the migrator knows itself, and columns the database computes, are not part of the data.
const tablesOf = `
  select relname as name,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select coalesce(json_agg(distinct referred.relname), '[]')
      from pg_constraint join pg_class referred on referred.oid = confrelid
      where conrelid = class.oid and contype = 'f' and confrelid <> conrelid) as "references"
  from pg_class class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'applied_migration'
  order by relname`

/** The tables of the shop, each after those it refers to. */
export async function describeTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(tablesOf)
  return inOrder(rows)
}

export function inOrder(tables: readonly Table[]): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<Table>()
  function place(table: Table, waiting: readonly string[]): void {
    if (waiting.includes(table.name))
      throw new Error(`tables refer to each other: ${[...waiting, table.name].join(', ')}`)
    for (const name of table.references) {
      const referred = byName.get(name)
      if (referred && !ordered.has(referred)) place(referred, [...waiting, table.name])
    }
    ordered.add(table)
  }
  for (const table of tables) place(table, [])
  return [...ordered]
}

export async function readSequences(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: { name: string; lastValue: string; isCalled: boolean }[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    )
    sequences.push(...found.map((state) => ({ name, ...state })))
  }
  return sequences
}
