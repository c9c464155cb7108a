import type { Client } from 'pg'
import { MigrationError } from './migration-error.ts'
import type { Migration } from './read-migrations.ts'

export type AppliedMigration = Pick<Migration, 'set' | 'number' | 'file' | 'checksum'>

/** What has been applied to this database. */
export async function readLedger(client: Client): Promise<readonly AppliedMigration[]> {
  await client.query(`
    create table if not exists applied_migration (
      set_name text not null,
      number integer not null,
      file text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (set_name, number)
    )`)
  const { rows } = await client.query<AppliedMigration>(
    'select set_name as "set", number, file, checksum from applied_migration order by set_name, number',
  )
  return rows
}

/** The migrations of a set still to be applied; throws when the database tells another history than the files. */
export function findPending(migrations: readonly Migration[], ledger: readonly AppliedMigration[]) {
  const applied = new Map(ledger.map((entry) => [entry.number, entry]))
  for (const entry of ledger) assertKnown(entry, migrations)
  return migrations.filter((migration) => !applied.has(migration.number))
}

function assertKnown({ number, file, checksum }: AppliedMigration, migrations: readonly Migration[]): void {
  const migration = migrations[number - 1]
  if (!migration) {
    const message = 'the database has this migration but the code has not: it was made by a newer version'
    throw new MigrationError({ problem: 'newer-database', file, message })
  }
  if (migration.checksum === checksum) return
  const message = `was applied as ${file} and has changed since; write a new migration instead`
  throw new MigrationError({ problem: 'edited', file: migration.file, message })
}

export async function addToLedger(client: Client, { set, number, file, checksum }: Migration): Promise<void> {
  await client.query('insert into applied_migration (set_name, number, file, checksum) values ($1, $2, $3, $4)', [
    set,
    number,
    file,
    checksum,
  ])
}
