import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../log/index.ts'
import { closeSession, openLockedSession, waitForOthersToLeave } from '../cluster/shop-lock.ts'
import { type Server, type StartOptions, startServer } from './start-server.ts'

type SuperviseOptions = { readonly start: StartOptions; readonly server: Server; readonly log: Log }
type Watch = SuperviseOptions & { readonly signal: AbortSignal }

/** Milliseconds before each attempt to start again; the last one repeats. */
const pauses = [0, 250, 1_000, 2_000, 5_000, 10_000]

/** A server that ran this long was fine: its next death starts with the shortest pause. */
const calm = 60_000

/** Keeps the server running on its port, and its lock held, until told to stop: pools find it again by themselves. */
export function superviseServer(options: SuperviseOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const watching = keepRunning({ ...options, signal: stopping.signal })
  let stopped: Promise<void> | null = null
  return {
    stop() {
      stopping.abort()
      stopped ??= watching.then(endServer)
      return stopped
    },
  }
}

async function endServer(server: Server | null) {
  if (server === null) return
  // A pool says it has ended while its goodbyes are still on the way.
  await waitForOthersToLeave(server.session, 500)
  closeSession(server.session)
  await server.process.stop()
}

/** Resolves with the server of that moment when the signal comes; null when there was none. */
async function keepRunning(watch: Watch): Promise<Server | null> {
  const { signal } = watch
  const stopped = once(signal, 'abort')
  let server: Server | null = watch.server
  let attempt = 0
  while (server !== null) {
    const since = performance.now()
    await Promise.race([server.process.exited, server.session.ended, stopped])
    if (signal.aborted) return server
    if (server.process.isRunning()) {
      server = await lockAgain(server, watch)
      continue
    }
    if (performance.now() - since > calm) attempt = 0
    // The server outlives its guard when that alone was killed: let go of it, so that it can be replaced.
    closeSession(server.session)
    server = null
    while (server === null && !signal.aborted) server = await startAgain(watch, attempt++)
  }
  return server
}

async function startAgain({ start, server, log, signal }: Watch, attempt: number): Promise<Server | null> {
  const pause = pauses[Math.min(attempt, pauses.length - 1)]
  log.warn({ port: server.port, attempt, pause }, 'the database server has died; starting it again')
  await delay(pause, null, { signal }).catch(() => {})
  if (signal.aborted) return null
  return startServer({ ...start, port: server.port }).catch((err) => {
    log.error({ err }, 'the database server does not start')
    return null
  })
}

/** Sessions end without the server when one of them crashes: all are thrown out. */
async function lockAgain(server: Server, { start, signal }: Watch): Promise<Server> {
  while (server.process.isRunning() && !signal.aborted) {
    const address = { port: server.port, password: start.cluster.password }
    const session = await openLockedSession(address).catch(() => null)
    if (session !== null) return { ...server, session }
    await delay(100)
  }
  return server
}
