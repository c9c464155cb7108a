import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@vonk/domain/result'
import {
  type Asker,
  type Throttled,
  type ThrottledAction,
  type ThrottleLimit,
  type ThrottleLimits,
  throttle,
  throttleKeys,
} from '@vonk/domain/throttle'
import { LRUCache } from '@vonk/platform/cache'
import type { Database } from '@vonk/platform/db'
import { blockOf, networkOf } from '@vonk/platform/http'
import { type CountHere, createLocalThrottle } from './create-local-throttle.ts'
import {
  type Attempt,
  addAttempt,
  type Counted,
  type Counting,
  countedBefore,
  deleteAttempt,
  readCounters,
  type StoredCounter,
} from './store.ts'

export type ThrottlesOptions = {
  readonly db: Database
  readonly limits: ThrottleLimits
  readonly now?: () => number
  /** Counts for `attemptHere`; in the memory of this process when left out. */
  readonly countHere?: CountHere | undefined
  /** Whom `attemptHere` does not count; everybody is when left out. */
  readonly isUnlimited?: ((address: string) => boolean) | undefined
}

export type Throttles = ReturnType<typeof createThrottles>

type Counter = { readonly action: ThrottledAction; readonly key: string; readonly limit: ThrottleLimit }

/** Adds an attempt to counters; answers those it was added to. */
type AddAttempt = (values: Counting) => Promise<readonly StoredCounter[]>

const MOST_FILLED = 10_000
const FILLED_MS = 60_000

/** Counts what could be guessed at or used to pester somebody, for all processes of the shop together. */
export function createThrottles({ db, limits, now = Date.now, ...options }: ThrottlesOptions) {
  const { countHere = createLocalThrottle(now), isUnlimited } = options
  const { wasFull, add, count } = createCounting(db, now)

  function countersOf(actions: readonly ThrottledAction[], { visitor, ...rest }: Asker): Counter[] {
    const asker = { ...rest, visitor: visitor && networkOf(visitor), block: visitor && blockOf(visitor) }
    return actions.flatMap((action) =>
      throttleKeys(action, asker, limits[action]).map(({ key, limit }) => ({ action, key: digest(key), limit })),
    )
  }

  return {
    /** Counts one attempt of each action, or of none when one of its counters is full. Answers what can be given back. */
    async attempt(actions: readonly ThrottledAction[], asker: Asker): Promise<Result<Attempt, Throttled>> {
      const counters = countersOf(actions, asker)
      return counters.length === 0 ? ok([]) : count(counters)
    },

    /**
     * The same in a statement of the caller, which may leave counters out. Null where one of them was full a moment ago: only
     * `attempt` keeps nobody waiting then.
     */
    async attemptInside(
      actions: readonly ThrottledAction[],
      asker: Asker,
      addTo: AddAttempt,
    ): Promise<Result<Attempt, Throttled> | null> {
      const counters = countersOf(actions, asker)
      return wasFull(counters) ? null : add(counters, addTo)
    },

    /** The same in memory, on this machine alone, for what is quick to do and done by everybody. */
    async attemptHere(action: ThrottledAction, asker: Asker): Promise<Result<null, Throttled>> {
      if (asker.visitor && isUnlimited?.(asker.visitor)) return ok(null)
      for (const { key, limit } of countersOf([action], asker)) {
        const counted = await countHere(key, limit)
        if (!counted.ok) return counted
      }
      return ok(null)
    },

    /** An attempt no longer counts: whoever turned out to be right has not guessed. */
    async uncount(attempt: Attempt): Promise<void> {
      await deleteAttempt(db, attempt)
    },
  }
}

/** The counters of all processes, in the database. */
function createCounting(db: Database, now: () => number) {
  /** Counters that have refused somebody in this process a moment ago. */
  const filled = new LRUCache<string, true>({ max: MOST_FILLED, ttl: FILLED_MS })

  const wasFull = (counters: readonly Counter[]): boolean => counters.some(({ key }) => filled.has(key))

  async function add(counters: readonly Counter[], addTo: AddAttempt): Promise<Result<Attempt, Throttled>> {
    const at = now()
    const since = counters.map(({ limit }) => at - limit.windowMs)
    const counted = await addTo({ actions: counters.map(({ action }) => action), keys: keysOf(counters), since, at })
    const attempt = counted.map(({ key }) => ({ key, at }))
    const judged = judge(countedBefore(counted), counters, at)
    if (judged.ok) return ok(attempt)
    for (const { key } of attempt) filled.set(key, true)
    await deleteAttempt(db, attempt)
    return judged
  }

  async function count(counters: readonly Counter[]): Promise<Result<Attempt, Throttled>> {
    if (wasFull(counters)) {
      // Who is refused anyway need not wait in line, and holds up nobody who does.
      const asked = judge(await readCounters(db, keysOf(counters)), counters, now())
      if (!asked.ok) return asked
    }
    return add(counters, (values) => addAttempt(db, values))
  }

  return { wasFull, add, count }
}

/** Refuses with the longest of all waits, so that whoever waits as told gets through. */
function judge(before: Counted, counters: readonly Counter[], now: number): Result<null, Throttled> {
  const waits = counters.flatMap(({ key, limit }) => {
    const counted = throttle(before.get(key) ?? [], now, limit)
    return counted.ok ? [] : [counted.refusal]
  })
  const [longest] = waits.sort((one, other) => other.retryAfterMs - one.retryAfterMs)
  return longest ? err(longest) : ok(null)
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

const keysOf = (counters: readonly Counter[]): string[] => counters.map(({ key }) => key)
