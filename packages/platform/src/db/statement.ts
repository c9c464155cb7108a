import type { Db } from './create-database.ts'

/** Sends a statement with its values, by number; answers its rows. */
export type Statement<Row> = (db: Db, ...values: readonly unknown[]) => Promise<Row[]>

/**
 * A statement that is sent often: written once, and parsed and planned once by each connection, which keeps it under its name.
 * Counted ids are read as `id::float8`, exact up to 2^53: a plain bigint arrives as text.
 */
export function statement<Row>(name: string, text: string): Statement<Row> {
  return async (db, ...values) => {
    const query = { sql: text, params: [...values] }
    // Without fields to map, the driver's own result comes back, with the rows the statement says.
    const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      query,
      undefined,
      name,
      false,
    )
    const { rows } = await prepared.execute()
    return rows
  }
}
