import type { Log } from '@vonk/platform/log'
import { sweepCache } from './sweep-cache.ts'

const SWEEP_AFTER = 0.05
const NEARLY_FULL = 0.8
const MINUTE = 60_000

type CacheLimitOptions = { readonly folder: string; readonly limitBytes: number; readonly log: Log }

export type CacheLimit = {
  /** Takes note of what a rendering did to the cache; sweeps in the background when enough has come in. */
  note(rendered: { readonly written: number; readonly cacheProblem: string | null }): void
  /** Whether pictures nobody has asked for yet may be added without pushing out others. */
  hasRoom(): Promise<boolean>
  settled(): Promise<void>
}

/** Keeps the cache below its limit without anybody waiting for it. */
export function limitCache({ folder, limitBytes, log }: CacheLimitOptions): CacheLimit {
  let measured: number | null = null
  let written = 0
  let sweeping: Promise<void> | null = null
  let complainedAt = Number.NEGATIVE_INFINITY

  async function sweep(): Promise<void> {
    written = 0
    const { bytes, removed } = await sweepCache(folder, limitBytes)
    measured = bytes
    if (removed > 0) log.info({ bytes, removed }, 'old pictures were removed from the cache')
  }

  function startSweep(): Promise<void> {
    sweeping ??= sweep()
      .catch((err) => log.error({ err }, 'the picture cache cannot be swept'))
      .finally(() => {
        sweeping = null
      })
    return sweeping
  }

  return {
    note(rendered) {
      if (rendered.cacheProblem && Date.now() - complainedAt >= MINUTE) {
        complainedAt = Date.now()
        log.error({ problem: rendered.cacheProblem, folder }, 'the picture cache cannot be written')
      }
      written += rendered.written
      if (written > 0 && (measured === null || written > limitBytes * SWEEP_AFTER)) void startSweep()
    },
    async hasRoom() {
      if (measured === null || sweeping) await startSweep()
      return (measured ?? 0) + written < limitBytes * NEARLY_FULL
    },
    settled: async () => sweeping ?? undefined,
  }
}
