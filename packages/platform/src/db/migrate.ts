import { Client, DatabaseError } from 'pg'
import type { Log } from '../log/index.ts'
import { MigrationError } from './migration-error.ts'
import { addToLedger, findPending, readLedger } from './migration-ledger.ts'
import { type Migration, type MigrationSet, readMigrations } from './read-migrations.ts'

export type MigrateOptions = {
  readonly url: string
  readonly sets: readonly MigrationSet[]
  readonly log: Log
  readonly onProgress?: (progress: MigrationProgress) => void
}

export type MigrationProgress = { readonly file: string; readonly done: number; readonly total: number }

// Any fixed number will do: it only has to be the same in every process.
const LOCK = 7_105_001

/** Applies what is new, one process at a time, each file in a transaction of its own; answers the files applied. */
export async function migrate({ url, sets, log, onProgress }: MigrateOptions): Promise<readonly string[]> {
  const migrationSets = await Promise.all(sets.map(readMigrations))
  const client = new Client({ connectionString: url, application_name: 'vonk-migrate', connectionTimeoutMillis: 5_000 })
  client.on('error', (err) => log.warn({ err }, 'database connection lost while migrating'))
  await client.connect()
  try {
    await takeLock(client, log)
    const ledger = await readLedger(client)
    const pending = sets.flatMap(({ name }, index) =>
      findPending(
        migrationSets[index] ?? [],
        ledger.filter((entry) => entry.set === name),
      ),
    )
    for (const [done, migration] of pending.entries()) {
      onProgress?.({ file: migration.file, done, total: pending.length })
      await apply(client, migration)
      log.debug({ file: migration.file }, 'migration applied')
    }
    return pending.map(({ file }) => file)
  } finally {
    // Ending the session gives the lock back.
    await client.end()
  }
}

async function takeLock(client: Client, log: Log): Promise<void> {
  // Without it, the server holds the lock of a killed process until its running statement ends.
  await client.query("set statement_timeout = 0; set client_connection_check_interval = '1s'")
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  if (rows[0]?.taken) return
  log.info('another process is migrating this database: waiting for it')
  await client.query('select pg_advisory_lock($1)', [LOCK])
}

async function apply(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await addToLedger(client, migration)
    await client.query('commit')
  } catch (cause) {
    throw new MigrationError({ problem: 'failed', file: migration.file, message: explain(cause, migration), cause })
  }
}

function explain(cause: unknown, { sql }: Migration): string {
  if (!(cause instanceof DatabaseError)) return 'the connection was lost'
  if (!cause.position) return cause.message
  const line = sql.slice(0, Number(cause.position)).split('\n').length
  return `line ${line}: ${cause.message}`
}
