import { join, resolve } from 'node:path'
import type { Log } from '../log/index.ts'
import { type Cluster, ensureCluster } from './cluster/cluster.ts'
import { ensurePassword } from './cluster/password.ts'
import { database, urlOf } from './cluster/server-url.ts'
import type { LockSession } from './cluster/shop-lock.ts'
import { chooseAccount } from './machine/account.ts'
import { findBinaries } from './machine/binaries.ts'
import { makeFolder } from './machine/make-folder.ts'
import { rememberPort } from './machine/port.ts'
import { openServerLog } from './server/server-log.ts'
import type { Settings } from './server/settings.ts'
import { startServer } from './server/start-server.ts'
import { superviseServer } from './server/supervise-server.ts'

export type EmbeddedPostgresOptions = {
  /** Holds the cluster, its password, port and log; made when missing. */
  readonly dataFolder: string
  readonly log: Log
  /** Server settings that differ from those for a shop on a laptop. */
  readonly settings?: Settings
  /** How large the files of a new cluster's write-ahead log are; PostgreSQL's own size when left out. */
  readonly walSegmentMegabytes?: number
  readonly onProgress?: (text: string) => void
}

export type EmbeddedPostgres = {
  /** The shop's own database, as its superuser. */
  readonly url: string
  readonly port: number
  /** Ends all sessions and stops the server; may be called again. */
  stop(): Promise<void>
}

/**
 * Runs the PostgreSQL server shipped with the project on a data folder that belongs to this process alone.
 * @throws DataFolderBusy when another shop has it, PostgresUnavailable when the server cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, onProgress = () => {} } = options
  const cluster = await prepareCluster(options)
  const { dataFolder, password } = cluster
  const start = { cluster, settings, onProgress, serverLog: openServerLog(join(dataFolder, 'server.log')) }
  const server = await startServer(start)
  const { port } = server
  const { stop } = superviseServer({ start, server, log })
  try {
    await ensureDatabase(server.session)
    await rememberPort(dataFolder, port)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: urlOf({ port, password }), port, stop }
}

async function prepareCluster({ settings = {}, walSegmentMegabytes, onProgress, ...given }: EmbeddedPostgresOptions) {
  const dataFolder = resolve(given.dataFolder)
  await makeFolder(dataFolder)
  const { fsync } = settings
  const folder = join(dataFolder, 'cluster')
  const account = chooseAccount(folder)
  const cluster: Cluster = {
    dataFolder,
    folder,
    account,
    binaries: await findBinaries(account),
    password: await ensurePassword(dataFolder),
  }
  await ensureCluster(cluster, {
    isDurable: fsync !== 'off',
    walSegmentMegabytes,
    onCreate: () => onProgress?.('Creating the database'),
  })
  return cluster
}

async function ensureDatabase({ client }: LockSession) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (rowCount === 0) await client.query(`create database ${database}`)
}
