import { err, ok, type Result } from '@vonk/domain/result'
import { type Throttled, type ThrottleLimit, throttle } from '@vonk/domain/throttle'
import { LRUCache } from '@vonk/platform/cache'

const MOST_KEYS = 10_000

/** Counts an attempt; processes of one machine may do so in the memory of one of them. */
export type CountHere = (
  key: string,
  limit: ThrottleLimit,
) => Result<null, Throttled> | Promise<Result<null, Throttled>>

/** Counts in the memory of this process alone, for what many do and what must stay quick: a flood of it costs nothing. */
export function createLocalThrottle(now: () => number, mostKeys: number = MOST_KEYS) {
  const counters = new LRUCache<string, readonly number[]>({ max: mostKeys })

  return (key: string, limit: ThrottleLimit): Result<null, Throttled> => {
    const counted = throttle(counters.peek(key) ?? [], now(), limit)
    if (!counted.ok) return err(counted.refusal)
    counters.set(key, counted.value)
    return ok(null)
  }
}
