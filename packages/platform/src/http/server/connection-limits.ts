import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../../log/index.ts'
import { networkOf } from './network-of.ts'

export type ConnectionLimits = {
  readonly perProcess: number
  /** Null where every caller comes through a proxy, whose address stands for everybody. */
  readonly perAddress: number | null
}

/** A flood would otherwise fill the log as well. */
const QUIET_MS = 10_000

/** Closes connections beyond the limits at once, before anything is read from them. */
export function limitConnections(server: Server, { perProcess, perAddress }: ConnectionLimits, log: Log): void {
  const counts = new Map<string, number>()
  let lastWarning = Number.NEGATIVE_INFINITY

  function warn(limit: string): void {
    if (performance.now() - lastWarning < QUIET_MS) return
    lastWarning = performance.now()
    log.warn({ limit }, 'more connections than allowed: some are refused')
  }

  // Behind a port that several processes share, a connection too many is passed on to the next; where all are full, for ever.
  Object.assign(server, { maxConnections: perProcess, dropMaxConnection: true })
  server.on('drop', () => warn('process'))
  if (perAddress === null) return
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = counts.get(network) ?? 0
    if (count >= perAddress) {
      warn('address')
      socket.destroy()
      return
    }
    counts.set(network, count + 1)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 0) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}
