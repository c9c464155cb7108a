import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@vonk/domain/result'
import type { SessionSettings } from '@vonk/domain/settings'
import {
  type Asker,
  type Throttled,
  type ThrottledAction,
  type ThrottleLimit,
  throttle,
  throttleKeys,
} from '@vonk/domain/throttle'
import { LRUCache } from '@vonk/platform/cache'
import { type Database, type Db, statement } from '@vonk/platform/db'
import { blockOf, isInside, networkOf } from '@vonk/platform/http'
import { createLocalThrottle } from './create-local-throttle.ts'

export type ThrottlesOptions = {
  readonly db: Database
  readonly limits: SessionSettings['throttleLimits']
  readonly now?: () => number
}

export type Throttles = ReturnType<typeof createThrottles>

type Counter = { readonly key: string; readonly limit: ThrottleLimit }

const MOST_FILLED = 10_000
const FILLED_MS = 60_000

/** What was counted, by counter. */
export type Attempt = readonly { readonly key: string; readonly at: number }[]

/** The attempts of each counter. */
type Counted = ReadonlyMap<string, readonly number[]>

/** Counts what could be guessed at or used to pester somebody, for all processes of the shop together. */
export function createThrottles({ db, limits, now = Date.now }: ThrottlesOptions) {
  const countHere = createLocalThrottle(now)
  /** Counters that have refused somebody in this process a moment ago. */
  const filled = new LRUCache<string, true>({ max: MOST_FILLED, ttl: FILLED_MS })

  function countersOf(actions: readonly ThrottledAction[], { visitor, ...rest }: Asker): Counter[] {
    const asker = { ...rest, visitor: visitor && networkOf(visitor), block: visitor && blockOf(visitor) }
    return actions.flatMap((action) =>
      throttleKeys(action, asker, limits[action]).map(({ key, limit }) => ({ key: digest(key), limit })),
    )
  }

  async function count(counters: readonly Counter[]): Promise<Result<Attempt, Throttled>> {
    const keys = keysOf(counters)
    if (keys.some((key) => filled.has(key))) {
      // Who is refused anyway need not wait in line, and holds up nobody who does.
      const asked = judge(await readCounters(db, counters), counters, now())
      if (!asked.ok) return asked
    }
    const at = now()
    const counted = judge(await addAttempt(db, counters, at), counters, at)
    const attempt = [...new Set(keys)].map((key) => ({ key, at }))
    if (counted.ok) return ok(attempt)
    for (const key of keys) filled.set(key, true)
    await takeBack(db, attempt)
    return counted
  }

  return {
    /** Counts one attempt of each action, or of none when one of its counters is full. Answers what can be given back. */
    async attempt(actions: readonly ThrottledAction[], asker: Asker): Promise<Result<Attempt, Throttled>> {
      const counters = countersOf(actions, asker)
      return counters.length === 0 ? ok([]) : count(counters)
    },

    /** The same in this process alone, for what is quick to do and done by everybody; a proxy may stand for all of them. */
    attemptHere(action: ThrottledAction, asker: Asker): Result<null, Throttled> {
      if (asker.visitor && isInside(asker.visitor)) return ok(null)
      for (const { key, limit } of countersOf([action], asker)) {
        const counted = countHere(key, limit)
        if (!counted.ok) return counted
      }
      return ok(null)
    },

    /** Takes back an attempt: whoever turned out to be right has not guessed. */
    async giveBack(attempt: Attempt): Promise<void> {
      await takeBack(db, attempt)
    },
  }
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

async function readCounters(db: Db, counters: readonly Counter[]): Promise<Counted> {
  return countedOf(await selectCounters(db, keysOf(counters)))
}

/** Answers what each counter had counted before. */
async function addAttempt(db: Db, counters: readonly Counter[], now: number): Promise<Counted> {
  const since = counters.map(({ limit }) => now - limit.windowMs)
  const rows = await insertAttempt(db, keysOf(counters), since, now)
  return countedOf(rows.map(({ key, attempts }) => ({ key, attempts: attempts.slice(0, -1) })))
}

type StoredCounter = { readonly key: string; readonly attempts: readonly number[] }

const countedOf = (rows: readonly StoredCounter[]): Counted => new Map(rows.map(({ key, attempts }) => [key, attempts]))

const selectCounters = statement<StoredCounter>(
  'throttle-read',
  'select key, attempts::float8[] as attempts from throttle where key = any((select $1::text[])::text[])',
)

/** A crash may lose the attempts of its last moment: nobody waits for the disk. */
const inMemory = `as materialized (select set_config('synchronous_commit', 'off', true))`

/**
 * Adds an attempt to each counter, without those that have left its window. In one order for everybody, so that nobody waits for
 * each other. Of old counters a few are forgotten at a time: whoever comes next goes on.
 */
const insertAttempt = statement<StoredCounter>(
  'throttle-add',
  `with quick ${inMemory}, wanted as materialized (
    select key, min(since) as since from unnest((select $1::text[]), (select $2::bigint[])) as each (key, since) group by key
  ), forgotten as (
    delete from throttle where key in (
      select key from throttle where updated_at < now() - interval '2 days' and key <> all ((select $1::text[])::text[])
      limit 20 for update skip locked)
  )
  insert into throttle as counter (key, attempts) select key, array[$3::bigint] from quick, wanted order by key
  on conflict (key) do update set updated_at = now(), attempts = array(
    select at from unnest(counter.attempts) at where at > (select since from wanted where wanted.key = counter.key)
  ) || excluded.attempts
  returning key, attempts::float8[] as attempts`,
)

/**
 * Parts of a `with`: takes exactly the attempts of these keys and times off, each as often as it is named. Inside another
 * statement, so that what proved an attempt right costs no second one.
 */
export function takingBack(keys: string, times: string): string {
  return `owed as materialized (
    select key, at from unnest((select ${keys}::text[]), (select ${times}::bigint[])) as each (key, at)
  ), owing as materialized (
    select key from throttle where key in (select key from owed) order by key for update
  ), taken_back as (
    update throttle as counter set attempts = array(
      select at from (
        select at, place, row_number() over (partition by at order by place) as nth
        from unnest(counter.attempts) with ordinality as counted (at, place)
      ) counted
      where nth > (select count(*) from owed where owed.key = counter.key and owed.at = counted.at) order by place
    ) from owing where counter.key = owing.key
  )`
}

/** The values of those parts. */
export const owedValues = (attempt: Attempt): [string[], number[]] => [
  attempt.map(({ key }) => key),
  attempt.map(({ at }) => at),
]

const removeAttempts = statement<never>(
  'throttle-take-back',
  `with quick ${inMemory}, ${takingBack('$1', '$2')} select from quick`,
)

async function takeBack(db: Db, attempt: Attempt): Promise<void> {
  await removeAttempts(db, ...owedValues(attempt))
}
