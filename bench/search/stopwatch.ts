import { closeSync, existsSync, openSync, readSync } from 'node:fs'

/** In milliseconds. `own` leaves out what this thread stood waiting for a core; where that is not known it is the whole. */
export type Time = { readonly wall: number; readonly own: number }

/** Linux counts the waiting to the nanosecond here; the processor time a thread has used it counts in ticks of milliseconds only. */
const SCHEDULER = '/proc/self/schedstat'
const hasScheduler = existsSync(SCHEDULER)
const room = Buffer.alloc(128)

function waitedMs(): number {
  if (!hasScheduler) return 0
  const file = openSync(SCHEDULER, 'r')
  const length = readSync(file, room)
  closeSync(file)
  return Number(room.toString('latin1', 0, length).split(' ')[1]) / 1e6
}

export async function timeWork(work: () => unknown): Promise<Time> {
  const waited = waitedMs()
  const started = performance.now()
  await work()
  const wall = performance.now() - started
  return { wall, own: wall - (waitedMs() - waited) }
}

/** The same work again and again: what differs between its p50 and its p99 is the machine's doing, not an engine's. */
export function runBareLoop(): number {
  let sum = 0
  for (let turn = 0; turn < 1_000_000; turn += 1) sum = (sum * 31 + turn) | 0
  return sum
}
