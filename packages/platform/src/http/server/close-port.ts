import type { RequestListener, Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

export type ClosablePort = {
  /** Hands requests on, except while the port is being closed: then they wait for that. */
  answer: RequestListener
  /** Takes no new connection from now on; the promise ends with the last of those there are. */
  close(): Promise<void>
}

const shortTurnMs = 0.2
const patienceMs = 1_000

/**
 * Closes a port without cutting off whoever has just come. A connection that the kernel has taken and Node has not seen yet
 * is reset when the port closes, and a proxy does not repeat a POST that was cut. So it closes at the end of a turn of
 * the event loop in which nobody came and that was so short that nobody can have come since; answers, which make turns long, wait.
 */
export function createClosablePort(server: Server, listener: RequestListener): ClosablePort {
  let waiting: Parameters<RequestListener>[] | null = null
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })

  async function waitForQuietTurn(): Promise<void> {
    const deadline = performance.now() + patienceMs
    // The turn that runs already may have looked for connections long ago.
    await nextTurn()
    let isQuiet = false
    while (!isQuiet && performance.now() < deadline) {
      const [before, start] = [connections, performance.now()]
      await nextTurn()
      isQuiet = connections === before && performance.now() - start < shortTurnMs
    }
  }

  return {
    answer(incoming, outgoing) {
      if (waiting) waiting.push([incoming, outgoing])
      else listener(incoming, outgoing)
    },
    async close() {
      waiting = []
      await waitForQuietTurn()
      // The HTTP server's own `close` cuts idle connections at once; below it, closing only takes no new ones.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      const held = waiting
      waiting = null
      for (const [incoming, outgoing] of held) listener(incoming, outgoing)
      await closed
    },
  }
}
