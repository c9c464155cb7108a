import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError } from './migration-error.ts'

/** A folder of `0001-name.sql` files that one package owns. */
export type MigrationSet = { readonly name: string; readonly folder: string }

export type Migration = {
  readonly set: string
  readonly number: number
  readonly file: string
  readonly sql: string
  readonly checksum: string
}

/** The migrations of a set in order, numbered 1, 2, 3 … without a gap. */
export async function readMigrations({ name, folder }: MigrationSet): Promise<readonly Migration[]> {
  const entries = await readdir(folder).catch((cause) => {
    throw new MigrationError({ problem: 'unreadable', file: name, message: `no migrations in ${folder}`, cause })
  })
  const files = entries.filter((entry) => entry.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map((file) => readMigration({ name, folder }, file)))
  migrations.forEach((migration, index) => {
    assertFollows(migration, migrations[index - 1]?.number ?? 0)
  })
  return migrations
}

async function readMigration(set: MigrationSet, fileName: string): Promise<Migration> {
  const file = `${set.name}/${fileName}`
  const digits = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(fileName)?.[1]
  if (!digits)
    throw new MigrationError({ problem: 'misnamed', file, message: 'is not named like 0001-what-it-does.sql' })
  // Git may check text files out with other line ends; that is no edit.
  const sql = (await readFile(join(set.folder, fileName), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { set: set.name, number: Number(digits), file, sql, checksum }
}

function assertFollows({ file, number }: Migration, previous: number): void {
  if (number === previous)
    throw new MigrationError({ problem: 'duplicate', file, message: `number ${number} is taken` })
  if (number === previous + 1) return
  throw new MigrationError({ problem: 'missing', file, message: `number ${previous + 1} is missing before it` })
}
