import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@vonk/domain/result'
import type { SessionSettings } from '@vonk/domain/settings'
import { type Asker, type Throttled, type ThrottledAction, throttle, throttleKeys } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import { inArray, sql } from 'drizzle-orm'
import { networkOf } from './network-of.ts'
import { throttles } from './schema.ts'

export type ThrottlesOptions = {
  readonly db: Database
  readonly limits: SessionSettings['throttleLimits']
  readonly now?: () => number
}

export type Throttles = ReturnType<typeof createThrottles>

type Counter = { readonly key: string; readonly action: ThrottledAction }

/** Longer than the window of any limit. */
const FORGOTTEN_AFTER = sql`interval '2 days'`

/** Counts what could be guessed at or used to pester somebody, for all processes of the shop together. */
export function createThrottles({ db, limits, now = Date.now }: ThrottlesOptions) {
  return {
    /** Counts one attempt of each action, or of none when one of its counters is full. */
    attempt(actions: readonly ThrottledAction[], asker: Asker): Promise<Result<null, Throttled>> {
      // In one order for everybody, so that nobody waits for each other.
      const counters = countersOf(actions, asker).toSorted((one, other) => (one.key < other.key ? -1 : 1))
      return db.transaction(async (tx) => {
        const known = await lockCounters(tx, counters)
        for (const { key, action } of counters) {
          const counted = throttle(known.get(key) ?? [], now(), limits[action])
          if (!counted.ok) return err(counted.refusal)
          known.set(key, counted.value)
        }
        await saveCounters(tx, known)
        return ok(null)
      })
    },
  }
}

function countersOf(actions: readonly ThrottledAction[], { visitor, ...known }: Asker): Counter[] {
  const asker = { ...known, visitor: visitor && networkOf(visitor) }
  return actions.flatMap((action) => throttleKeys(action, asker).map((key) => ({ key: digest(key), action })))
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

async function lockCounters(tx: Db, counters: readonly Counter[]): Promise<Map<string, readonly number[]>> {
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

async function saveCounters(tx: Db, counters: ReadonlyMap<string, readonly number[]>): Promise<void> {
  for (const [key, attempts] of counters) {
    await tx.execute(sql`
      update throttle set attempts = ${sql.param([...attempts])}::bigint[], updated_at = now() where key = ${key}`)
  }
  // A few at a time: whoever comes next goes on.
  await tx.execute(sql`
    delete from throttle where key in (
      select key from throttle where updated_at < now() - ${FORGOTTEN_AFTER} limit 20 for update skip locked)`)
}
