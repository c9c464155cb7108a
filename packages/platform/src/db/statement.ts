import { DrizzleQueryError } from 'drizzle-orm'
import type { Db } from './create-database.ts'

/** Sends a statement with its values, by number; answers its rows. */
export type Statement<Row> = (db: Db, ...values: readonly unknown[]) => Promise<Row[]>

/**
 * A statement that is sent often: written once, and parsed and planned once by each connection, which keeps it under its name.
 * Through a pooler it goes without a name: the next transaction may be sent by a connection that has never heard of it.
 * Counted ids are read as `id::float8`, exact up to 2^53: a plain bigint arrives as text. A list is written as
 * `(select $1::text[])`: of a bare one the server knows the length, finds a plan for just that length cheaper, and plans
 * again each time, which takes longer than the statement.
 */
export function statement<Row>(name: string, text: string): Statement<Row> {
  return async ({ client, hasPooler }, ...values) => {
    try {
      const { rows } = await client.query({ ...(!hasPooler && { name }), text, values: [...values] })
      // The caller says what the rows of its statement look like, as with every query written by hand.
      return rows as Row[]
    } catch (error) {
      // The same error as that of any other query, so that it is judged alike.
      throw error instanceof Error ? new DrizzleQueryError(text, [...values], error) : error
    }
  }
}
