import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

/** What can be seen of a process, and done about its memory. */
type WatchedProcess = {
  /** The share of the time since it was last asked in which there was something to do. */
  busyShare(): number
  residentBytes(): number
  /** Clears the heap and gives its pages back to the system: a few tenths of a second in which nothing else happens. */
  collect(): Promise<void>
}

const LOOK_EVERY_MS = 5_000
const IDLE_SHARE = 0.05
const WORTHWHILE_BYTES = 32_000_000
/** A minute: whoever comes in the pause between two visitors would wait for the clearing, and then for code to become fast again. */
const IDLE_LOOKS = 12

/** Looks at a process; once it has grown and there has been little to do for a while, its memory is cleared up. */
export function createMemoryRelease({ busyShare, residentBytes, collect }: WatchedProcess): () => Promise<void> {
  let settledBytes = 0
  let idleLooks = 0
  return async () => {
    idleLooks = busyShare() > IDLE_SHARE ? 0 : idleLooks + 1
    // Right after the start nobody has come yet.
    const wanted = settledBytes === 0 ? 1 : IDLE_LOOKS
    if (idleLooks < wanted || residentBytes() < settledBytes + WORTHWHILE_BYTES) return
    await collect()
    settledBytes = residentBytes()
    idleLooks = 0
  }
}

/**
 * For a process that holds no catalogue, whose memory is mostly room to work in: the heap is cleared whenever it has grown by a
 * third. Pages take about a tenth more work.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30')
}

/**
 * Without this a process that was busy once would stay as large for ever: V8 clears up only when it needs room, and keeps the pages
 * that are free then. Only where Node was started with `--expose-gc`, as `npm start` does. Answers how to end it.
 */
export function releaseMemoryWhenIdle(): () => void {
  const { gc } = globalThis
  if (!gc) return () => {}
  let last = performance.eventLoopUtilization()
  const look = createMemoryRelease({
    busyShare() {
      const since = last
      last = performance.eventLoopUtilization()
      return performance.eventLoopUtilization(last, since).utilization
    },
    residentBytes: () => process.memoryUsage.rss(),
    // Any other flavour keeps the pages it has emptied.
    collect: async () => gc({ type: 'major', execution: 'async', flavor: 'last-resort' }),
  })
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
