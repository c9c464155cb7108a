/** An event of a trace as Chromium writes it; times in microseconds. */
export type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** What the processor worked on it: not what others on the machine took from it. */
  readonly tdur?: number
}

/** As much slower a telephone is than the machine, as Lighthouse has it. */
const slowerTimes = 4
const longTaskMs = 50

/**
 * How long a shopper with a telephone would find the page deaf after its first paint: of every task of the page's own thread
 * what is longer than 50 ms.
 */
export function readBlockingMs(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the trace has no first paint')
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  )
  return tasks.reduce((sum, task) => sum + blockedMs(task), 0)
}

function blockedMs({ dur = 0, tdur = dur }: TraceEvent): number {
  return Math.max(0, (Math.min(dur, tdur) / 1000) * slowerTimes - longTaskMs)
}
