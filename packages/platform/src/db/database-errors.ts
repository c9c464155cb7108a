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
// The disk is full, there is no memory, the disk fails, and read-only: the last is what a failover looks like. PostgreSQL has
// no state of its own for a quota or a limit on files: such a failure is internal, and a trial tells whether it lasts.
const UNWRITABLE_STATES = new Set(['53100', '53200', '58030', '25006', 'XX000'])
// A deadlock, and a transaction that would have seen another's changes.
const CONFLICT_STATES = new Set(['40P01', '40001'])
// Cancelled, by its time limit or by an operator, and not given a lock in time.
const GIVEN_UP_STATES = new Set(['57014', '55P03'])

/** True when the database answers and writes nothing. */
export function isWriteRefused(error: unknown): boolean {
  return UNWRITABLE_STATES.has(sqlStateOf(error) ?? '')
}

/** True when a transaction was taken back in favour of another: the same again may well succeed. */
export function isConflict(error: unknown): boolean {
  return CONFLICT_STATES.has(sqlStateOf(error) ?? '')
}

/** True when the same call may succeed later: the database is away, or it was busy with others. */
export function isTemporary(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isConflict(error) || GIVEN_UP_STATES.has(sqlStateOf(error) ?? '')
}

/** True when the database is away or cannot be written: nothing that needs it will succeed until it is back. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isWriteRefused(error)) return true
  const state = sqlStateOf(error)
  if (state !== null) return UNAVAILABLE_STATES.has(state) || state.startsWith('08')
  // Neither a complaint of the server nor a mistake in the arguments: the connection failed.
  return error instanceof DrizzleQueryError && error.cause !== undefined && !(error.cause instanceof TypeError)
}
