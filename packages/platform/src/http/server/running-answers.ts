import type { Server, ServerResponse } from 'node:http'

/** The answers that are being made or sent at this moment. */
export function trackAnswers(server: Server): ReadonlySet<ServerResponse> {
  const running = new Set<ServerResponse>()
  server.on('request', (_, outgoing) => {
    running.add(outgoing)
    outgoing.once('close', () => running.delete(outgoing))
  })
  return running
}
