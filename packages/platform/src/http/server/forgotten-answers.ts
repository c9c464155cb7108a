import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type KernelQueues, readKernelQueues } from './kernel-queues.ts'
import { networkOf } from './network-of.ts'

export type ForgottenLimits = {
  /** How long a caller may take nothing of what was sent. */
  readonly stalledMs: number
  /** What all connections of one address may leave untaken while they stand still; null where they come through a proxy. */
  readonly mostPerAddress: number | null
}

/** Bytes that went and came, those that arrived, and since when nothing moves. */
type Moved = { readonly bytes: number; readonly taken: number; readonly at: number }
type Forgotten = { readonly socket: Socket; readonly waiting: number; readonly since: number }

/** Less than this is any small answer, and no burden. */
const SMALL = 65_536

/**
 * Ends connections whose answers were handed to the system and are never taken from there: it keeps up to two megabytes of each, for
 * as long as the connection lives. They are reset, because one that is closed politely keeps its bytes.
 */
export function endForgottenAnswers(server: Server, { stalledMs, mostPerAddress }: ForgottenLimits): void {
  const sockets = new Set<Socket>()
  const moves = new WeakMap<Socket, Moved>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  function look(socket: Socket, queues: KernelQueues): Forgotten | null {
    const { bytesRead, bytesWritten, writableLength } = socket
    const waiting = queues(socket) ?? 0
    const before = moves.get(socket)
    const [bytes, taken] = [bytesRead + bytesWritten, bytesWritten - writableLength - waiting]
    const isStill = before?.bytes === bytes && before.taken === taken
    const at = isStill ? before.at : performance.now()
    moves.set(socket, { bytes, taken, at })
    return isStill && waiting > 0 ? { socket, waiting, since: at } : null
  }

  async function sweep(): Promise<void> {
    const large = [...sockets].filter(({ bytesWritten }) => bytesWritten >= SMALL)
    if (large.length === 0) return
    const queues = await readKernelQueues()
    const forgotten = large.map((socket) => look(socket, queues)).filter((found) => found !== null)
    for (const { socket, since } of forgotten) if (performance.now() - since >= stalledMs) socket.resetAndDestroy()
    if (mostPerAddress !== null) endBeyond(forgotten, mostPerAddress)
  }

  const sweeping = setInterval(() => void sweep(), Math.min(stalledMs / 6, 5_000))
  sweeping.unref()
  server.once('close', () => clearInterval(sweeping))
}

/** Those of one address that have stood still longest go first. */
function endBeyond(forgotten: readonly Forgotten[], most: number): void {
  const byAddress = Map.groupBy(forgotten, ({ socket }) => networkOf(socket.remoteAddress ?? ''))
  for (const ofOne of byAddress.values()) {
    let sum = ofOne.reduce((total, { waiting }) => total + waiting, 0)
    for (const { socket, waiting } of ofOne.toSorted((one, other) => one.since - other.since)) {
      if (sum <= most) break
      socket.resetAndDestroy()
      sum -= waiting
    }
  }
}
