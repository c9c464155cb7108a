import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** No connection to the database could be had. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('the database cannot be reached', { cause })
  }
}

/** The SQLSTATE a failed query was answered with; null when the server said nothing. */
export function sqlStateOf(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DatabaseError ? (cause.code ?? null) : null
}

/** True when a row with this key was there already. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505'
}

// Shutting down, starting up, no connection left, idle in a transaction for too long.
const UNAVAILABLE_STATES = new Set(['57P01', '57P02', '57P03', '53300', '25P03'])

/** True when the database is away, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const state = sqlStateOf(error)
  if (state !== null) return UNAVAILABLE_STATES.has(state) || state.startsWith('08')
  // Neither a complaint of the server nor a mistake in the arguments: the connection failed.
  return error instanceof DrizzleQueryError && error.cause !== undefined && !(error.cause instanceof TypeError)
}
