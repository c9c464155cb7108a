import type { Server, ServerResponse } from 'node:http'
import type { Log } from '../../log/index.ts'

export type GracefulStop = {
  /** From now on every answer is the last one on its connection, so that callers go elsewhere by themselves. */
  sendGoodbyes(): void
  /** Lets running requests finish, closes their connections behind them, and cuts what is left after the timeout. */
  stop(timeoutMs: number): Promise<void>
}

export function createGracefulStop(server: Server, running: ReadonlySet<ServerResponse>, log: Log): GracefulStop {
  let isLeaving = false
  let stopping: Promise<void> | null = null

  server.on('request', (_, outgoing) => {
    if (isLeaving) outgoing.shouldKeepAlive = false
    outgoing.once('close', () => {
      if (stopping) setImmediate(() => server.closeIdleConnections())
    })
  })

  function sendGoodbyes(): void {
    isLeaving = true
    for (const outgoing of running) outgoing.shouldKeepAlive = false
  }

  async function stop(timeoutMs: number): Promise<void> {
    sendGoodbyes()
    const cut = setTimeout(() => {
      log.warn({ requests: running.size }, 'closing with requests still running')
      server.closeAllConnections()
    }, timeoutMs)
    await new Promise<void>((resolve) => server.close(() => resolve()))
    clearTimeout(cut)
  }

  return {
    sendGoodbyes,
    stop(timeoutMs) {
      stopping ??= stop(timeoutMs)
      return stopping
    },
  }
}
