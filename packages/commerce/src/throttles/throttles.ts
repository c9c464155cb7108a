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
import type { Database, Db } from '@vonk/platform/db'
import { blockOf, isInside, networkOf } from '@vonk/platform/http'
import { inArray, sql } from 'drizzle-orm'
import { createLocalThrottle } from './create-local-throttle.ts'
import { throttles } from './schema.ts'

export type ThrottlesOptions = {
  readonly db: Database
  readonly limits: SessionSettings['throttleLimits']
  readonly now?: () => number
}

export type Throttles = ReturnType<typeof createThrottles>

type Counter = { readonly key: string; readonly limit: ThrottleLimit }

/** The attempts of each counter. */
type Counted = ReadonlyMap<string, readonly number[]>

/** Longer than the window of any limit. */
const FORGOTTEN_AFTER = sql`interval '2 days'`

/** Counts what could be guessed at or used to pester somebody, for all processes of the shop together. */
export function createThrottles({ db, limits, now = Date.now }: ThrottlesOptions) {
  const countHere = createLocalThrottle(now)

  function countAll(before: Counted, counters: readonly Counter[]): Result<Counted, Throttled> {
    const next = new Map(before)
    let longest: Throttled | null = null
    for (const { key, limit } of counters) {
      const counted = throttle(next.get(key) ?? [], now(), limit)
      if (counted.ok) next.set(key, counted.value)
      else if (counted.refusal.retryAfterMs > (longest?.retryAfterMs ?? 0)) longest = counted.refusal
    }
    return longest ? err(longest) : ok(next)
  }

  function countersOf(actions: readonly ThrottledAction[], { visitor, ...rest }: Asker): Counter[] {
    const asker = { ...rest, visitor: visitor && networkOf(visitor), block: visitor && blockOf(visitor) }
    return actions.flatMap((action) =>
      throttleKeys(action, asker, limits[action]).map(({ key, limit }) => ({ key: digest(key), limit })),
    )
  }

  return {
    /** Counts one attempt of each action, or of none when one of its counters is full. */
    async attempt(actions: readonly ThrottledAction[], asker: Asker): Promise<Result<null, Throttled>> {
      // In one order for everybody, so that nobody waits for each other.
      const counters = countersOf(actions, asker).toSorted((one, other) => (one.key < other.key ? -1 : 1))
      // Who is refused anyway need not wait in line, and holds up nobody who does.
      const asked = countAll(await readCounters(db, counters), counters)
      if (!asked.ok) return asked
      return db.transaction(async (tx) => {
        const counted = countAll(await lockCounters(tx, counters), counters)
        if (!counted.ok) return counted
        await saveCounters(tx, counted.value)
        return ok(null)
      })
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

    /** Takes back one attempt of each action: whoever turned out to be right has not guessed. */
    async giveBack(actions: readonly ThrottledAction[], asker: Asker): Promise<void> {
      for (const { key } of countersOf(actions, asker)) {
        await db.execute(sql`
          update throttle set attempts = trim_array(attempts, 1) where key = ${key} and cardinality(attempts) > 0`)
      }
    },
  }
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

async function readCounters(db: Db, counters: readonly Counter[]): Promise<Counted> {
  const keys = counters.map(({ key }) => key)
  if (keys.length === 0) return new Map()
  const { key, attempts } = throttles
  const rows = await db.select({ key, attempts }).from(throttles).where(inArray(key, keys))
  return new Map(rows.map((row) => [row.key, row.attempts]))
}

async function lockCounters(tx: Db, counters: readonly Counter[]): Promise<Counted> {
  const keys = counters.map(({ key }) => key)
  if (keys.length === 0) return new Map()
  await tx
    .insert(throttles)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing()
  const { key, attempts } = throttles
  const rows = await tx.select({ key, attempts }).from(throttles).where(inArray(key, keys)).orderBy(key).for('update')
  return new Map(rows.map((row) => [row.key, row.attempts]))
}

async function saveCounters(tx: Db, counters: Counted): Promise<void> {
  for (const [key, attempts] of counters) {
    await tx.execute(sql`
      update throttle set attempts = ${sql.param([...attempts])}::bigint[], updated_at = now() where key = ${key}`)
  }
  // A few at a time: whoever comes next goes on.
  await tx.execute(sql`
    delete from throttle where key in (
      select key from throttle where updated_at < now() - ${FORGOTTEN_AFTER} limit 20 for update skip locked)`)
}
