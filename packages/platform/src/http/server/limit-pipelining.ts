import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { RunningAnswers } from './running-answers.ts'

/** Browsers and proxies send the next request when they have the answer to the last. */
const MOST_UNANSWERED = 16

/** Closes a connection that sends request after request without waiting: a few bytes each, and all answers are held for it. */
export function limitPipelining(listener: RequestListener, running: RunningAnswers): RequestListener {
  const unanswered = new Map<Socket, number>()
  running.onEnd(({ req: { socket } }) => {
    const left = (unanswered.get(socket) ?? 1) - 1
    if (left > 0) unanswered.set(socket, left)
    else unanswered.delete(socket)
  })

  return (incoming, outgoing) => {
    const { socket } = incoming
    // Requests that arrived together are handed over together, also when the first of them closed the connection.
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MOST_UNANSWERED) {
      socket.destroy()
      return
    }
    unanswered.set(socket, count)
    listener(incoming, outgoing)
  }
}
