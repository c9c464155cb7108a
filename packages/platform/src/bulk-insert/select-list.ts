import type { Column } from 'drizzle-orm'

/** The columns as a hand-written statement reads them, each under the name it has in the code. */
export function selectList(columns: Readonly<Record<string, Column>>): string {
  return Object.entries(columns)
    .map(([key, column]) => `${expressionOf(column)} as "${key}"`)
    .join(', ')
}

/** The same as one JSON object. */
export function jsonObject(columns: Readonly<Record<string, Column>>): string {
  const fields = Object.entries(columns).map(([key, { name }]) => `'${key}', ${name}`)
  return `json_build_object(${fields.join(', ')})`
}

// A bigint arrives as text unless it is read as a number.
function expressionOf(column: Column): string {
  const { name } = column
  return column.getSQLType() === 'bigint' ? `${name}::float8` : name
}
