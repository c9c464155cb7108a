import type { Server, ServerResponse } from 'node:http'

export type RunningAnswers = {
  /** Those that are being made or sent at this moment. */
  readonly all: ReadonlySet<ServerResponse>
  /** Tells of every answer that has been sent or given up. */
  onEnd(listener: (answer: ServerResponse) => void): void
}

/** Follows the answers of a server, once for everybody who wants to know: each listener more would be paid for by every request. */
export function trackAnswers(server: Server): RunningAnswers {
  const all = new Set<ServerResponse>()
  const listeners: ((answer: ServerResponse) => void)[] = []

  function end(this: ServerResponse): void {
    all.delete(this)
    for (const listener of listeners) listener(this)
  }

  server.on('request', (_, outgoing) => {
    all.add(outgoing)
    outgoing.on('close', end)
  })
  return { all, onEnd: (listener) => void listeners.push(listener) }
}
