import { setTimeout } from 'node:timers/promises'

/** Passes by resolving to anything but `false`. */
export type ReadinessCheck = () => unknown

export type Readiness = {
  /** The names of what is not ready; empty when all is well. */
  findFailing(): Promise<readonly string[]>
  /** The names of what does not work while all goes on without it, with what is wrong where that is told. */
  findDegraded(): Promise<readonly string[]>
  /** From now on the process wants no new work. */
  drain(): void
}

type ReadinessOptions = {
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  /** What is named when it does not work, and makes nobody go elsewhere; one that resolves to a text says what is wrong. */
  readonly extras?: Readonly<Record<string, ReadinessCheck>>
  readonly timeoutMs?: number
}

/** Whoever asks whether to come here must not wait for what they can do without: many do so for a second. */
const EXTRAS_TIMEOUT_MS = 500

export function createReadiness({ checks, extras = {}, timeoutMs = 2_000 }: ReadinessOptions): Readiness {
  let isDraining = false
  let running: Promise<readonly string[]> | null = null
  return {
    async findFailing() {
      if (isDraining) return ['draining']
      // Callers that ask at the same time share one round of checks.
      running ??= runAll(checks, timeoutMs).finally(() => {
        running = null
      })
      return running
    },
    findDegraded: () => runExtras(extras, EXTRAS_TIMEOUT_MS),
    drain() {
      isDraining = true
    },
  }
}

async function runAll(checks: ReadinessOptions['checks'], timeoutMs: number): Promise<readonly string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await passes(check, timeoutMs)) ? null : name)),
  )
  return results.filter((name) => name !== null)
}

async function runExtras(extras: ReadinessOptions['checks'], timeoutMs: number): Promise<readonly string[]> {
  const words = new Map<string, string>()
  const checks = Object.entries(extras).map(([name, check]): [string, ReadinessCheck] => [
    name,
    async () => {
      const answer = await check()
      if (typeof answer === 'string') words.set(name, `${name}: ${answer}`)
      return typeof answer === 'string' ? false : answer
    },
  ])
  const failing = await runAll(Object.fromEntries(checks), timeoutMs)
  return failing.map((name) => words.get(name) ?? name)
}

async function passes(check: ReadinessCheck, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController()
  const late = setTimeout(timeoutMs, false, { signal: timer.signal, ref: false }).catch(() => false)
  try {
    return (await Promise.race([check(), late])) !== false
  } catch {
    return false
  } finally {
    timer.abort()
  }
}
