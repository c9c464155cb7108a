import { type Client, DatabaseError } from 'pg'
import type { Log } from '../log/index.ts'
import { connect } from './connect.ts'
import { MigrationError } from './migration-error.ts'
import { type AppliedMigration, addToLedger, findPending, readLedger } from './migration-ledger.ts'
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
  const client = await connect({ connectionString: url, application_name: 'vonk-migrate' })
  client.on('error', (err) => log.warn({ err }, 'database connection lost while migrating'))
  try {
    await warnOfOldServer(client, log)
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

/** The oldest version the shop is tested with. */
const OLDEST_SERVER = 16

async function warnOfOldServer(client: Client, log: Log): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const version = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (version < OLDEST_SERVER) log.warn({ version, oldest: OLDEST_SERVER }, 'this version of PostgreSQL is too old')
}

/**
 * Applies what is new and wanted inside the caller's transaction. The caller holds the lock, so that nobody else migrates.
 */
export async function migrateWithin(
  client: Client,
  sets: readonly MigrationSet[],
  isWanted: (migration: Migration) => boolean = () => true,
): Promise<void> {
  const ledger = await readLedger(client)
  for (const set of sets) {
    const applied = ledger.filter((entry) => entry.set === set.name)
    for (const migration of findPending(await readMigrations(set), applied).filter(isWanted))
      await run(client, migration)
  }
}

/** What the code has against a database to which these migrations were applied; null where it can work with it. */
export async function findMigrationFault(
  sets: readonly MigrationSet[],
  ledger: readonly AppliedMigration[],
): Promise<MigrationError | null> {
  try {
    for (const set of sets) {
      const applied = ledger.filter((entry) => entry.set === set.name)
      findPending(await readMigrations(set), applied)
    }
    return null
  } catch (error) {
    if (error instanceof MigrationError) return error
    throw error
  }
}

/** Waits until no other process migrates this database; the lock is given back when the session ends. */
export async function takeLock(client: Client, log: Log): Promise<void> {
  // Without it, the server holds the lock of a killed process until its running statement ends.
  await client.query("set statement_timeout = 0; set client_connection_check_interval = '1s'")
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  if (rows[0]?.taken) return
  log.info('another process is migrating this database: waiting for it')
  await client.query('select pg_advisory_lock($1)', [LOCK])
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  await run(client, migration)
  await client.query('commit')
}

async function run(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql)
    await addToLedger(client, migration)
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
