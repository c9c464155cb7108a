import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type ReadingTimes = {
  /** How long a caller may read nothing of its answer. */
  readonly stalledMs: number
  /** How long it may take for a whole answer: who reads a byte now and then never stands still. */
  readonly wholeMs: number
}

/** Ends answers that nobody reads: each would stay in memory for as long as its caller likes. */
export function endSlowReaders(server: Server, running: ReadonlySet<ServerResponse>, times: ReadingTimes): void {
  const { stalledMs, wholeMs } = times
  // Node itself notices when a connection stands still in both directions.
  server.timeout = stalledMs
  server.on('request', (_, outgoing) => outgoing.on('timeout', endWhenUnread))

  let unsent = new Map<ServerResponse, number>()
  const sweep = setInterval(() => {
    const now = performance.now()
    const late = [...running].filter(({ socket }) => socket && socket.writableLength > 0)
    unsent = new Map(late.map((outgoing) => [outgoing, unsent.get(outgoing) ?? now]))
    for (const [{ socket }, since] of unsent) if (now - since > wholeMs) socket?.destroy()
  }, wholeMs / 10)
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
}

// An answer that is still being made has nothing to send yet, and its caller has done nothing wrong.
function endWhenUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy()
}
