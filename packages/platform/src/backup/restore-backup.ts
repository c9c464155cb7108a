import type { Client } from 'pg'
import { findMigrationFault, type MigrationSet, migrateWithin, takeLock } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { readArchive, readWhole } from './archive.ts'
import { withConnection } from './connect.ts'
import { describeTables } from './describe-tables.ts'
import { loadRows } from './dump-table.ts'
import { clearDatabase } from './inspect-place.ts'
import { type Manifest, readPath, type TableSummary } from './manifest.ts'
import { type Staging, stageMedia } from './stage-media.ts'

export type RestoreOptions = {
  readonly url: string
  readonly mediaFolder: string
  readonly file: string
  /** Of the file, as it was verified. */
  readonly manifest: Manifest
  readonly sets: readonly MigrationSet[]
  readonly log: Log
}

/** Why the code cannot work with the data of a backup, in words; null where it can. */
export async function findVersionFault(
  sets: readonly MigrationSet[],
  { migrations }: Manifest,
): Promise<string | null> {
  const fault = await findMigrationFault(sets, migrations)
  return fault?.message ?? null
}

/**
 * Puts database and media back as a backup has them, in place of what is there. The database changes in one transaction, and
 * the files take their place after it: who interrupts it before finds everything as it was.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { mediaFolder, sets, manifest, log } = options
  const staging = await stageMedia(mediaFolder)
  try {
    await withConnection(options, async (client) => {
      await takeLock(client, log)
      await client.query('begin')
      await clearDatabase(client)
      const applied = new Set(manifest.migrations.map(({ set, number }) => `${set} ${number}`))
      await migrateWithin(client, sets, ({ set, number }) => applied.has(`${set} ${number}`))
      await load(client, options, staging)
      // What the shop has learnt since the backup was made.
      await migrateWithin(client, sets)
      await client.query('commit')
      await client.query('analyze')
    })
    await staging.finish()
  } finally {
    await staging.discard()
  }
}

async function load(client: Client, { file, manifest }: RestoreOptions, staging: Staging): Promise<void> {
  const tables = new Map((await describeTables(client)).map((table) => [table.name, table]))
  // Migrations have put first rows into some.
  await client.query(`truncate ${[...tables.keys()].map((name) => client.escapeIdentifier(name)).join(', ')}`)
  const counts = new Map<string, number>()
  for await (const archived of readArchive(file)) {
    const found = readPath(archived.path)
    if (!found) break
    if (found.kind === 'media') {
      await staging.add({ ...archived, path: found.name }, archived.pieces())
      continue
    }
    const table = tables.get(found.name)
    if (!table) throw new RestoreError(`there is no table ${found.name}`)
    const rows = await loadRows(client, table, await readWhole(archived))
    counts.set(table.name, (counts.get(table.name) ?? 0) + rows)
  }
  for (const table of manifest.tables) assertLoaded(table, counts.get(table.name) ?? 0)
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      client.escapeIdentifier(name),
      lastValue,
      isCalled,
    ])
  }
}

function assertLoaded({ name, rows }: TableSummary, loaded: number): void {
  if (rows !== loaded) throw new RestoreError(`${loaded} of ${rows} rows of the table ${name} were restored`)
}

/** A backup that was found whole cannot be put back all the same. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}
