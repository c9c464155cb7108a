import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Account, handOver } from '../machine/account.ts'
import type { Binaries } from '../machine/binaries.ts'
import { PostgresUnavailable } from '../machine/errors.ts'
import { isProcessAlive } from '../machine/process-state.ts'

/** A database cluster on disk and all it takes to run it. */
export type Cluster = {
  readonly dataFolder: string
  readonly folder: string
  readonly account: Account
  readonly binaries: Binaries
  readonly password: string
}

export const superuser = 'vonk'
const majorVersion = '18'
const unfinishedPrefix = 'cluster.new-'

/** Nothing of the shop's: what the server sees must not depend on who started it, or from which terminal. */
export const serverEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** How the server names its data: an account that cannot enter the folders above still has its working directory. */
export function dataArgument(account: Account, folder: string) {
  return account === null ? folder : '/proc/self/cwd'
}

export type NewCluster = {
  readonly isDurable: boolean
  /** How large the files of its write-ahead log are; PostgreSQL's own size when left out. */
  readonly walSegmentMegabytes?: number | undefined
}

/** Makes the cluster unless there is one; `onCreate` is told when it takes the second that needs. */
export async function ensureCluster(
  cluster: Cluster,
  { onCreate = () => {}, ...wanted }: NewCluster & { readonly onCreate?: () => void } = { isDurable: true },
) {
  await removeUnfinished(cluster.dataFolder)
  if (await isMissing(cluster.folder)) {
    onCreate()
    await createCluster(cluster, wanted)
  }
  await requireVersion(cluster.folder)
  await handOver(cluster.folder, cluster.account)
}

// Made aside and renamed when complete: a start killed half-way leaves nothing that looks like a cluster.
async function createCluster(cluster: Cluster, wanted: NewCluster) {
  const unfinished = join(cluster.dataFolder, `${unfinishedPrefix}${process.pid}-${randomUUID()}`)
  await mkdir(unfinished, { mode: 0o700 })
  try {
    await handOver(unfinished, cluster.account)
    await runInitdb(cluster, unfinished, wanted)
    await rename(unfinished, cluster.folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another shop was first; who may run on it is decided later.
    if (await isMissing(cluster.folder)) throw error
  }
}

async function runInitdb(cluster: Cluster, folder: string, { isDurable, walSegmentMegabytes }: NewCluster) {
  const { binaries, account, password, dataFolder } = cluster
  const options = [
    `--pgdata=${dataArgument(account, folder)}`,
    `--username=${superuser}`,
    '--pwfile=/dev/stdin',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(walSegmentMegabytes ? [`--wal-segsize=${walSegmentMegabytes}`] : []),
    ...(isDurable ? [] : ['--no-sync']),
  ]
  // Through `cat`, because Node's pipes are sockets and /dev/stdin cannot be opened on one.
  const child = spawn('/bin/sh', ['-c', 'cat | "$@"', 'sh', binaries.initdb, ...options], {
    ...account,
    cwd: folder,
    env: serverEnvironment,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(`${password}\n`)
  const exited = new Promise<number | null>((resolve, reject) => child.on('exit', resolve).on('error', reject))
  const [complaint, code] = await Promise.all([text(child.stderr), exited])
  if (code !== 0) {
    throw new PostgresUnavailable(`The database could not be created in ${dataFolder}:\n${complaint.trim()}`)
  }
}

async function isMissing(folder: string) {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  return entries.length === 0
}

async function requireVersion(folder: string) {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version?.trim() === majorVersion) return
  const found = version ? `a database of PostgreSQL ${version.trim()}` : 'something that is not a database'
  throw new PostgresUnavailable(`${folder} holds ${found}; this shop runs PostgreSQL ${majorVersion}. Move it away.`)
}

async function removeUnfinished(dataFolder: string) {
  const entries = await readdir(dataFolder)
  for (const entry of entries.filter((name) => name.startsWith(unfinishedPrefix))) {
    if (isProcessAlive(Number.parseInt(entry.slice(unfinishedPrefix.length), 10))) continue
    // An initdb whose shop was killed may still be writing for a moment.
    await rm(join(dataFolder, entry), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
