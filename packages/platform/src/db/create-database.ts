import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'
import type { Log } from '../log/index.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-errors.ts'

/** What a `store.ts` function takes first: the database or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** Drizzle over a connection pool that survives a database that dies and comes back. */
export type Database = NodePgDatabase<Record<string, never>> & { readonly pool: Pool; close(): Promise<void> }

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export type DatabaseOptions = { readonly url: string; readonly log: Log; readonly poolSize?: number }

export function createDatabase({ url, log, poolSize = 10 }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'vonk',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // Longer than the server's own limit: it only strikes when the server no longer answers at all.
    query_timeout: 40_000,
    // Without it, the locks of a killed process last until its running statement ends.
    options: '-c client_connection_check_interval=2s',
    keepAlive: true,
  })
  // A lost connection emits 'error', idle or in the middle of a transaction; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'database connection lost')))
  pool.on('error', () => {})

  return Object.assign(drizzle(pool), {
    pool,
    transaction: <Value>(run: (tx: Transaction) => Promise<Value>, config?: PgTransactionConfig) =>
      runTransaction(pool, (client) => drizzle(client).transaction(run, config)),
    close: () => pool.end(),
  })
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
    client.release(isDatabaseUnavailable(error))
    throw error
  }
}
