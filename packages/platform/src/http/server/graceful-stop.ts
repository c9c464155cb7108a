import type { Server, ServerResponse } from 'node:http'
import type { Log } from '../../log/index.ts'

/** Lets running requests finish, closes their connections behind them, and cuts what is left after the timeout. */
export function createGracefulStop(server: Server, log: Log): (timeoutMs: number) => Promise<void> {
  const running = new Set<ServerResponse>()
  let stopping: Promise<void> | null = null

  server.on('request', (_, outgoing) => {
    running.add(outgoing)
    if (stopping) outgoing.shouldKeepAlive = false
    outgoing.once('close', () => {
      running.delete(outgoing)
      if (stopping) setImmediate(() => server.closeIdleConnections())
    })
  })

  async function stop(timeoutMs: number): Promise<void> {
    for (const outgoing of running) outgoing.shouldKeepAlive = false
    const cut = setTimeout(() => {
      log.warn({ requests: running.size }, 'closing with requests still running')
      server.closeAllConnections()
    }, timeoutMs)
    await new Promise<void>((resolve) => server.close(() => resolve()))
    clearTimeout(cut)
  }

  return (timeoutMs) => {
    stopping ??= stop(timeoutMs)
    return stopping
  }
}
