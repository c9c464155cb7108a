import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Log } from '../log/index.ts'
import type { Database, Db } from './create-database.ts'
import { type OpenPool, openPool } from './open-pool.ts'

/** A database to read from, and whether its replica can be used for that. */
export type ReadingDatabase = {
  /** Answers as the primary server would at that moment, from the replica where that has come as far. It decides nothing: it is only read. */
  readonly db: Db
  /** Whether the replica answers and has come as far as the primary server. */
  isReplicaCurrent(): Promise<boolean>
  close(): Promise<void>
}

type ReadingOptions = {
  readonly primary: Database
  readonly replicaUrl: string
  readonly log: Log
  readonly poolSize?: number
}

/** A replica is usually behind by a few milliseconds: so long a reader waits for it. */
const PATIENCE_MS = 250
const LOOK_EVERY_MS = 10
/** So long nobody tries a replica that was behind or away. */
const PAUSE_MS = 2_000

/**
 * Reads from a replica what was committed on the primary server before the reading began: nobody sees less than they have written
 * themselves. A replica that is behind, away or no replica any more is passed over until it is one again.
 */
export function createReadingDatabase({ primary, replicaUrl, log, poolSize = 5 }: ReadingOptions): ReadingDatabase {
  const { pool, close } = openReplicaPool({ url: replicaUrl, max: poolSize, log })
  const replica = createReplicaState(log)

  async function hasReached(position: string, patienceMs: number): Promise<boolean> {
    const deadline = performance.now() + patienceMs
    for (;;) {
      const { rows } = await pool.query<{ isThere: boolean }>(
        `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"`,
        [position],
      )
      if (rows[0]?.isThere) return true
      if (performance.now() >= deadline) return false
      await delay(LOOK_EVERY_MS)
    }
  }

  async function choose(): Promise<Pool> {
    if (replica.isPassedOver()) return primary.pool
    // Whoever cannot ask the primary server does not know what a replica lacks.
    const position = await readPosition(primary)
    try {
      const isThere = await hasReached(position, replica.isInUse() ? PATIENCE_MS : 0)
      replica.note(isThere ? 'current' : 'behind')
      return isThere ? pool : primary.pool
    } catch (err) {
      replica.note('away', err)
      return primary.pool
    }
  }

  async function query(...sent: [never]): Promise<never> {
    const chosen = await choose()
    if (chosen === primary.pool) return primary.pool.query(...sent) as never // What `pg` answers to it.
    try {
      return (await pool.query(...sent)) as never // What `pg` answers to it.
    } catch (err) {
      // It went away, or gave up the reading in favour of what it replays. A mistake in the statement is made there as well.
      replica.note('away', err)
      return primary.pool.query(...sent) as never // What `pg` answers to it.
    }
  }

  const client = { query } as unknown as Pool // Readers send queries, and nothing else.
  return {
    db: Object.assign(drizzle(client), {
      client,
      hasPooler: primary.hasPooler,
      transaction: primary.transaction,
    }),
    async isReplicaCurrent() {
      const isThere = await hasReached(await readPosition(primary), PATIENCE_MS).catch(() => false)
      replica.note(isThere ? 'current' : 'behind')
      return isThere
    },
    close,
  }
}

async function readPosition(primary: Database): Promise<string> {
  const { rows } = await primary.pool.query<{ position: string }>('select pg_current_wal_insert_lsn() as position')
  return rows[0]?.position ?? ''
}

function openReplicaPool(options: { readonly url: string; readonly max: number; readonly log: Log }): OpenPool {
  const { pool, close } = openPool({
    ...options,
    application_name: 'vonk-read',
    connectionTimeoutMillis: 2_000,
    statement_timeout: 30_000,
    query_timeout: 40_000,
  })
  // Whoever reads hears of it; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return { pool, close }
}

type ReplicaCondition = 'current' | 'behind' | 'away'

/** What is known of the replica; said once whenever it changes. */
function createReplicaState(log: Log) {
  let condition: ReplicaCondition = 'current'
  let passedOverUntil = 0
  return {
    isInUse: () => condition === 'current',
    isPassedOver: () => performance.now() < passedOverUntil,
    note(next: ReplicaCondition, err?: unknown): void {
      passedOverUntil = next === 'current' ? 0 : performance.now() + PAUSE_MS
      if (next === condition) return
      condition = next
      if (next === 'current') log.info('the replica of the database is read again')
      else log.warn({ ...(err !== undefined && { err }), condition }, 'the replica of the database is not read')
    },
  }
}
