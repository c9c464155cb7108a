import { setTimeout as pause } from 'node:timers/promises'

/** It takes at most a tenth of the time. */
const RESTS_PER_WORK = 9
const LOOK_EVERY_MS = 50

/** Work that grows with the catalogue and may come late: done the less often the longer it takes, and nobody waits for it. */
export class AdaptiveThrottle {
  private isRunning = false
  /** By `performance.now`. */
  private restsUntil = 0

  /** Nothing while it rests or is under way. `between` is called again and again until the work is done. */
  async run(work: () => Promise<void>, between: () => Promise<void>): Promise<void> {
    const started = performance.now()
    if (this.isRunning || started < this.restsUntil) return
    this.isRunning = true
    try {
      await meanwhile(work(), between)
    } finally {
      this.isRunning = false
      const ended = performance.now()
      this.restsUntil = ended + (ended - started) * RESTS_PER_WORK
    }
  }
}

/** Settles when the work is done, and what was begun between. */
async function meanwhile(working: Promise<void>, between: () => Promise<void>): Promise<void> {
  let isDone = false
  const done = working.finally(() => {
    isDone = true
  })
  const both = [done, repeat(between, { until: () => isDone, atOnceWhen: done })]
  await Promise.allSettled(both)
  await Promise.all(both)
}

type Repeating = { until(): boolean; readonly atOnceWhen: Promise<void> }

async function repeat(act: () => Promise<void>, { until, atOnceWhen }: Repeating): Promise<void> {
  const ended = atOnceWhen.catch(() => {})
  while (!until()) {
    await Promise.race([ended, pause(LOOK_EVERY_MS)])
    if (!until()) await act()
  }
}
