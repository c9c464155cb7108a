import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../log/index.ts'
import type { ClosablePort } from './close-port.ts'
import type { RunningAnswers } from './running-answers.ts'

export type GracefulStop = {
  /** From now on every answer is the last one on its connection, so that callers go elsewhere by themselves. */
  sendGoodbyes(): void
  /** Lets running requests finish, closes their connections behind them, and cuts what is left after the timeout. */
  stop(times: StopTimes): Promise<void>
}

export type StopTimes = {
  readonly timeoutMs: number
  /**
   * How long idle connections are still answered after the port has closed. A proxy learns from the closed port that the
   * process is gone; a request that it sends over an idle connection in that moment would be lost if that were cut.
   */
  readonly idleMs: number
}

type StopParts = {
  readonly server: Server
  readonly port: Pick<ClosablePort, 'close'>
  readonly running: RunningAnswers
  readonly log: Log
}

export function createGracefulStop({ server, port, running, log }: StopParts): GracefulStop {
  let isLeaving = false
  let cutsIdle = false
  let stopping: Promise<void> | null = null

  server.on('request', (_, outgoing) => {
    if (isLeaving) outgoing.shouldKeepAlive = false
  })
  running.onEnd(() => {
    if (cutsIdle) setImmediate(() => server.closeIdleConnections())
  })

  function sendGoodbyes(): void {
    isLeaving = true
    for (const outgoing of running.all) outgoing.shouldKeepAlive = false
  }

  async function stop({ timeoutMs, idleMs }: StopTimes): Promise<void> {
    sendGoodbyes()
    const cut = setTimeout(() => {
      log.warn({ requests: running.all.size }, 'closing with requests still running')
      server.closeAllConnections()
    }, timeoutMs)
    const closed = port.close()
    await Promise.race([closed, delay(Math.min(idleMs, timeoutMs), undefined, { ref: false })])
    cutsIdle = true
    server.closeIdleConnections()
    await closed
    clearTimeout(cut)
  }

  return {
    sendGoodbyes,
    stop(times) {
      stopping ??= stop(times)
      return stopping
    },
  }
}
