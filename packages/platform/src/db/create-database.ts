import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '../log/index.ts'
import { DatabaseUnavailable, isConflict, isDatabaseUnavailable, isWriteRefused } from './database-errors.ts'
import { openPool } from './open-pool.ts'

type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type TransactionOptions = PgTransactionConfig & {
  /** Does nothing outside of the database, so that it may run again when it lost to another. */
  readonly isRepeatable?: boolean
}

/** What a `store.ts` function takes first: the database or a transaction in it. */
export type Db = {
  /** The pool, or the connection of the transaction. */
  readonly client: Pick<Pool | PoolClient, 'query'>
  /** Whether a connection can be another one with each transaction, so that it keeps no statement under its name. */
  readonly hasPooler?: boolean | undefined
  transaction<Value>(run: (tx: Db) => Promise<Value>, options?: TransactionOptions): Promise<Value>
} & Queries

/** Drizzle over a connection pool that survives a database that dies and comes back. */
export type Database = Db & {
  readonly pool: Pool
  /** In doubt from the first write that was refused until one has succeeded. */
  readonly writes: { areInDoubt: boolean }
  close(): Promise<void>
}

export type DatabaseOptions = {
  readonly url: string
  readonly log: Log
  readonly poolSize?: number
  /** Whether a pooler stands between that lends another connection for each transaction. */
  readonly hasPooler?: boolean
  /** Whether a server that says nothing is given up, so that nobody waits for it; true when left out. */
  readonly isWatched?: boolean
}

/** What each connection is told when it opens. A pooler takes none of this: it has to be told itself (`checkPool`). */
const ownConnections = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // Without the first, the locks of a killed process last until its running statement ends; by the second, triggers tell
  // the shop, which announces what it changes, from somebody who writes SQL.
  options: '-c client_connection_check_interval=2s -c vonk.writer=shop',
}

export function createDatabase(options: DatabaseOptions): Database {
  const { url, log, poolSize = 10, hasPooler = false, isWatched = true } = options
  const { pool, close } = openPool({
    url,
    log,
    isWatched,
    max: poolSize,
    application_name: 'vonk',
    connectionTimeoutMillis: 5_000,
    ...(hasPooler ? {} : ownConnections),
    // Longer than the server's own limit: it only strikes when the server answers others and forgets this one.
    query_timeout: 40_000,
  })
  // A lost connection emits 'error', idle or in the middle of a transaction; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'database connection lost')))
  pool.on('error', () => {})
  const writes = { areInDoubt: false }
  pool.on('release', (error: unknown) => {
    if (isWriteRefused(error)) writes.areInDoubt = true
  })

  // What Drizzle has learnt about tables is kept as long as the connection.
  const queriesByClient = new WeakMap<PoolClient, Queries>()
  const queriesOn = (client: PoolClient): Queries => {
    const queries = queriesByClient.get(client) ?? drizzle(client)
    queriesByClient.set(client, queries)
    return queries
  }

  return Object.assign(drizzle(pool), {
    pool,
    client: pool,
    hasPooler,
    writes,
    transaction: <Value>(
      run: (tx: Db) => Promise<Value>,
      { isRepeatable = false, ...config }: TransactionOptions = {},
    ) =>
      repeat(isRepeatable ? MOST_TRIES : 1, () =>
        runTransaction(pool, (client) =>
          queriesOn(client).transaction((tx) => run(withClient(tx, { client, hasPooler })), config),
        ),
      ),
    close,
  })
}

/** A transaction that also says by which connection it is sent, and so do those inside it. */
function withClient(tx: Queries, on: { readonly client: PoolClient; readonly hasPooler: boolean }): Db {
  const nest = tx.transaction.bind(tx)
  return Object.assign(tx, {
    ...on,
    transaction: <Value>(run: (nested: Db) => Promise<Value>) => nest((nested) => run(withClient(nested, on))),
  })
}

const MOST_TRIES = 3

/** Whoever lost to another transaction begins again; by then the other has what it wanted. */
async function repeat<Value>(tries: number, attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (tries <= 1 || !isConflict(error)) throw error
    return repeat(tries - 1, attempt)
  }
}

// Drizzle's own pool transaction never gives the connection back when BEGIN fails.
async function runTransaction<Value>(pool: Pool, run: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect().catch((error) => {
    throw new DatabaseUnavailable(error)
  })
  try {
    const value = await run(client)
    client.release()
    return value
  } catch (error) {
    client.release(isDatabaseUnavailable(error) ? asError(error) : false)
    throw error
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('a transaction failed', { cause: error })
}
