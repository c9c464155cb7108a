import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commerceMigrations } from '@vonk/commerce/migrations'
import { contentMigrations } from '@vonk/content/migrations'
import { type MigrationSet, migrate, platformMigrations } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { Client, escapeIdentifier } from 'pg'

export const TEMPLATE = 'vonk_template'

/** Runs statements that are about databases rather than in one. */
export async function administer(serverUrl: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of one database on a server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Makes the migrated database that every test database is a copy of. */
export async function createTemplate(serverUrl: string, log: Log): Promise<void> {
  await administer(serverUrl, `create database ${escapeIdentifier(TEMPLATE)}`)
  await migrate({
    url: databaseUrl(serverUrl, TEMPLATE),
    sets: [platformMigrations, commerceMigrations, contentMigrations, ...moduleMigrations()],
    log,
  })
}

/** The tables that modules of this project bring along; tests open modules one by one, so no list is there to ask. */
export function moduleMigrations(): MigrationSet[] {
  const packages = join(import.meta.dirname, '../..')
  const folders = globSync('{commerce,content,staff}/src/*/**/migrations', { cwd: packages, withFileTypes: true })
  return folders
    .filter((folder) => folder.isDirectory())
    .map(({ name, parentPath }) => ({ name: nameIn(parentPath), folder: join(parentPath, name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** As the module that stands beside its migrations calls itself. */
function nameIn(folder: string): string {
  const [, name] = /defineModule\(\{\s*name: '([\w-]+)'/.exec(readFileSync(join(folder, 'module.ts'), 'utf8')) ?? []
  if (name === undefined) throw new Error(`${folder}/module.ts does not say what it is called`)
  return name
}
