import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'
import { type LockSession, openLockedSession } from '../cluster/shop-lock.ts'
import { PostgresUnavailable } from '../machine/errors.ts'
import { choosePort } from '../machine/port.ts'
import { clearTheWay } from './clear-the-way.ts'
import type { ServerLog } from './server-log.ts'
import { launchServer, type ServerProcess } from './server-process.ts'
import type { Settings } from './settings.ts'

export type Server = {
  readonly port: number
  readonly process: ServerProcess
  /** The session that holds the lock on the data folder. */
  readonly session: LockSession
}

export type StartOptions = {
  readonly cluster: Cluster
  readonly settings: Settings
  readonly serverLog: ServerLog
  readonly onProgress: (text: string) => void
  /** The port it must have; any when absent. */
  readonly port?: number
}

const attempts = 4

/** Even the repair after a crash is over by then: a server that lets nobody in for this long never will. */
const longestStart = 10 * 60_000

/** A port can be taken, or another shop be faster, between looking and starting: hence more than one attempt. */
export async function startServer(options: StartOptions): Promise<Server> {
  const { cluster, onProgress, serverLog } = options
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await clearTheWay(cluster, onProgress)
    const port = options.port ?? (await choosePort(cluster.dataFolder))
    const server = await tryToStart({ ...options, port })
    if (server !== null) return server
    await delay(200 * attempt)
  }
  throw new PostgresUnavailable(`The database server does not start. Its last words:\n${serverLog.tail()}`)
}

async function tryToStart(options: StartOptions & { port: number }): Promise<Server | null> {
  const process = launchServer(options)
  let session: LockSession | null = null
  try {
    session = await waitForLock(options, process)
  } finally {
    if (session === null) await process.stop()
  }
  return session && { port: options.port, process, session }
}

/** Null when the server gives up. */
async function waitForLock({ cluster, port, onProgress }: StartOptions & { port: number }, process: ServerProcess) {
  const slow = setTimeout(
    () => onProgress('The database takes its time: it may be repairing itself after a crash'),
    5_000,
  )
  const deadline = performance.now() + longestStart
  try {
    while (process.isRunning() && performance.now() < deadline) {
      const session = await openLockedSession({ port, password: cluster.password })
      if (session !== null) return session
      await delay(30)
    }
    return null
  } finally {
    clearTimeout(slow)
  }
}
