import { join } from 'node:path'
import { commerceMigrations } from '@vonk/commerce/migrations'
import { contentMigrations } from '@vonk/content/migrations'
import { migrationsOf } from '@vonk/module'
import {
  checkPool,
  createDatabase,
  type Database,
  type MigrationSet,
  migrate,
  platformMigrations,
} from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import { startEmbeddedPostgres } from '@vonk/platform/postgres'
import { withPictureFolder } from '../compose/with-picture-folder.ts'
import type { Config } from '../config.ts'
import { shopModules } from '../modules/index.ts'
import type { StartOptions } from './start-options.ts'

export type OpenDatabase = {
  readonly db: Database
  /** Leads to the server itself: for sessions that listen, hold locks or work on jobs. */
  readonly url: string
  close(): Promise<void>
}

type DatabaseOptions = Pick<StartOptions, 'config' | 'log' | 'progress'>

/** The server of the configuration, or the embedded one, with whatever is in it. */
export async function openServer({ config, log, progress }: DatabaseOptions) {
  const { databaseUrl, directUrl } = config
  if (databaseUrl) return { url: directUrl ?? databaseUrl, stop: async () => {} }
  const dataFolder = embeddedFolderOf(config)
  const settings = { max_connections: connectionsFor(config) }
  return progress.step('database', (say) => startEmbeddedPostgres({ dataFolder, log, settings, onProgress: say }))
}

/** The database of the configuration, or the embedded one, brought up to the newest migration. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { log, progress } = options
  const server = await openServer(options)
  try {
    await progress.step('migrate', (say) => migrateAll(server.url, log, say))
    const db = await openPool(options, server.url)
    return { db, url: server.url, close: () => db.close().finally(() => server.stop()) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The connections of the pool; by way of the pooler, where there is one. */
async function openPool({ config, log }: DatabaseOptions, url: string): Promise<Database> {
  const { databaseUrl, directUrl } = config
  const hasPooler = databaseUrl !== undefined && directUrl !== undefined
  const db = createDatabase({ url: databaseUrl ?? url, log, hasPooler })
  try {
    await checkPool(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The same, filled where it is an empty shop that wants to be; closed with the rest. */
export async function openSeededDatabase(
  options: DatabaseOptions & Pick<StartOptions, 'seed'>,
  resources: AsyncDisposableStack,
): Promise<OpenDatabase> {
  const database = await openDatabase(options)
  resources.defer(() => database.close())
  const { seed } = options
  if (seed) await options.progress.step('seed', (say) => fill(seed, options, { url: database.url, say }))
  return database
}

type Filling = { readonly url: string; say(text: string): void }

async function fill(seed: NonNullable<StartOptions['seed']>, { config, log }: DatabaseOptions, { url, say }: Filling) {
  // Nobody visits yet: a machine that is busy with all of this is waited for.
  const db = createDatabase({ url, log, isWatched: false })
  try {
    await withPictureFolder(config, ({ path, finish }) =>
      seed({ db, onProgress: say, mediaFolder: path, onDrawn: finish }),
    )
  } finally {
    await db.close()
  }
}

/** A process has a pool of ten and listens on two connections more; the worker of jobs has some of its own. */
function connectionsFor({ processes }: Pick<Config, 'processes'>): number {
  return Math.max(100, 60 + 14 * processes)
}

export function embeddedFolderOf({ dataFolder }: Config): string {
  return join(dataFolder, 'postgres')
}

async function migrateAll(url: string, log: Log, say: (text: string) => void) {
  const applied = await migrate({
    url,
    sets: migrationSets,
    log,
    onProgress: ({ file, done, total }) => say(`${done + 1} of ${total}: ${file}`),
  })
  return applied.length
}

/** Everything that owns tables, in the order its migrations may build on each other. */
export const migrationSets: readonly MigrationSet[] = migrationsOf(shopModules, [
  platformMigrations,
  commerceMigrations,
  contentMigrations,
])
