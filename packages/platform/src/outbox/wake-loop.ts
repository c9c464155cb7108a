import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log/index.ts'

export type WakeLoop = { wake(): void; close(): Promise<void> }

export type WakeLoopOptions = {
  /** Does some work and answers how many milliseconds to rest, unless woken, before the next step. */
  readonly step: (closing: AbortSignal) => Promise<number>
  /** How much of that rest nobody can end. */
  readonly pauseMs: number
  readonly retryDelayMs: number
  readonly log: Log
}

const LONGEST_RETRY_DELAY = 10_000

/** Takes one step after the other until closed; `close` waits for the running step. */
export function startWakeLoop({ step, pauseMs, retryDelayMs, log }: WakeLoopOptions): WakeLoop {
  const closing = new AbortController()
  let waking = new AbortController()
  const running = run()
  return {
    wake: () => waking.abort(),
    close() {
      closing.abort()
      return running
    },
  }

  async function run(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; ) {
      // Renewed before the step: a call to wake during the step must lead to another one.
      waking = new AbortController()
      try {
        const restMs = await step(closing.signal)
        failures = 0
        await rest(Math.min(restMs, pauseMs), closing.signal)
        await rest(restMs - pauseMs, AbortSignal.any([closing.signal, waking.signal]))
      } catch (err) {
        const retryInMs = Math.min(retryDelayMs * 2 ** failures, LONGEST_RETRY_DELAY)
        failures += 1
        log.warn({ err, retryInMs }, 'outbox reader failed')
        await rest(retryInMs, closing.signal)
      }
    }
  }
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await setTimeout(ms, null, { signal }).catch(() => {})
}
