import { err, ok, type Result } from '@vonk/domain/result'
import { type Throttled, type ThrottleLimit, throttle } from '@vonk/domain/throttle'

const MOST_KEYS = 10_000

/** Counts in the memory of this process alone, for what many do and what must stay quick: a flood of it costs nothing. */
export function createLocalThrottle(now: () => number, mostKeys: number = MOST_KEYS) {
  const counters = new Map<string, readonly number[]>()

  return (key: string, limit: ThrottleLimit): Result<null, Throttled> => {
    const counted = throttle(counters.get(key) ?? [], now(), limit)
    if (!counted.ok) return err(counted.refusal)
    // Whoever came last stands last, so that the first is the one to forget.
    counters.delete(key)
    counters.set(key, counted.value)
    const [first] = counters.keys()
    if (counters.size > mostKeys && first !== undefined) counters.delete(first)
    return ok(null)
  }
}
