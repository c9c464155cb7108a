import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RunningAnswers } from './running-answers.ts'

export type ReadingLimits = {
  /** How long a caller may read nothing of its answer. */
  readonly stalledMs: number
  /** How long it may take for a whole answer: who reads a byte now and then never stands still. */
  readonly wholeMs: number
  /** What all answers together may hold that nobody has read yet. */
  readonly mostUnreadBytes: number
}

/** An answer that is waiting to be read, as it was when it was last looked at. */
type Unread = { readonly since: number; readonly bytes: number; readonly isMoving: boolean }

const LOOKED_AT_EVERY_MS = 1_000

/** Ends answers that nobody reads: each would stay in memory for as long as its caller likes. */
export function endSlowReaders(server: Server, { all }: Pick<RunningAnswers, 'all'>, limits: ReadingLimits): void {
  const { stalledMs, wholeMs, mostUnreadBytes } = limits
  // Node itself notices when a connection stands still in both directions.
  server.timeout = stalledMs
  server.on('request', (_, outgoing) => outgoing.on('timeout', endWhenUnread))

  let unread: ReadonlyMap<ServerResponse, Unread> = new Map()
  const sweep = setInterval(
    () => {
      unread = findUnread(all, unread)
      for (const [answer, { since }] of unread) if (performance.now() - since > wholeMs) end(answer)
      endBeyond(unread, mostUnreadBytes)
    },
    Math.min(wholeMs / 10, LOOKED_AT_EVERY_MS),
  )
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
}

function findUnread(running: ReadonlySet<ServerResponse>, before: ReadonlyMap<ServerResponse, Unread>) {
  const unread = new Map<ServerResponse, Unread>()
  for (const answer of running) {
    const bytes = answer.writableLength
    const last = before.get(answer)
    const isMoving = !last || bytes < last.bytes
    if (bytes > 0) unread.set(answer, { since: last?.since ?? performance.now(), bytes, isMoving })
  }
  return unread
}

/** Those that stand still go first, and of them those that have waited longest. */
function endBeyond(unread: ReadonlyMap<ServerResponse, Unread>, most: number): void {
  let sum = unread.values().reduce((total, { bytes }) => total + bytes, 0)
  if (sum <= most) return
  const inTurn = [...unread].sort(
    ([, one], [, other]) => Number(one.isMoving) - Number(other.isMoving) || one.since - other.since,
  )
  for (const [answer, { bytes }] of inTurn) {
    if (sum <= most) return
    end(answer)
    sum -= bytes
  }
}

// An answer that waits behind another one of its connection has no socket yet. Reset, not closed: what the system has taken of the
// answer would stay in its memory until the other end had read it.
function end({ req }: ServerResponse): void {
  req.socket.resetAndDestroy()
}

// An answer that is still being made has nothing to send yet, and its caller has done nothing wrong.
function endWhenUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy()
}
