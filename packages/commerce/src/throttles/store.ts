import type { ThrottledAction } from '@vonk/domain/throttle'
import { type Db, statement } from '@vonk/platform/db'

/** What was counted, by counter. */
export type Attempt = readonly { readonly key: string; readonly at: number }[]

/** The attempts of each counter. */
export type Counted = ReadonlyMap<string, readonly number[]>

export type StoredCounter = { readonly key: string; readonly attempts: readonly number[] }

const countedOf = (rows: readonly StoredCounter[]): Counted => new Map(rows.map(({ key, attempts }) => [key, attempts]))

export async function readCounters(db: Db, keys: readonly string[]): Promise<Counted> {
  return countedOf(await selectCounters(db, keys))
}

/** Which counters an attempt is added to: of which action each is, its key, and since when it counts. */
export type Counting = {
  readonly actions: readonly ThrottledAction[]
  readonly keys: readonly string[]
  readonly since: readonly number[]
  readonly at: number
}

export async function addAttempt(
  db: Db,
  { keys, since, at }: Omit<Counting, 'actions'>,
): Promise<readonly StoredCounter[]> {
  return insertAttempt(db, keys, since, at)
}

/** What each counter had counted before an attempt was added. */
export const countedBefore = (rows: readonly StoredCounter[]): Counted =>
  countedOf(rows.map(({ key, attempts }) => ({ key, attempts: attempts.slice(0, -1) })))

const selectCounters = statement<StoredCounter>(
  'throttle-read',
  'select key, attempts::float8[] as attempts from throttle where key = any((select $1::text[])::text[])',
)

/** A crash may lose the attempts of its last moment: nobody waits for the disk. */
const inMemory = `as materialized (select set_config('synchronous_commit', 'off', true))`

/**
 * Parts of a `with`: `counted` are the counters of `wanted` (key, since) with an attempt added, without those that have left their
 * window. In one order for everybody, so that nobody waits for each other. Of old counters a few are forgotten at a time:
 * whoever comes next goes on. Inside another statement, so that what is read for the same request costs no second one.
 */
export function counting(at: string): string {
  return `quick ${inMemory}, forgotten as (
    delete from throttle where key in (
      select key from throttle where updated_at < now() - interval '2 days' and key not in (select key from wanted)
      limit 20 for update skip locked)
  ), counted as (
    insert into throttle as counter (key, attempts) select key, array[${at}::bigint] from quick, wanted order by key
    on conflict (key) do update set updated_at = now(), attempts = array(
      select at from unnest(counter.attempts) at where at > (select since from wanted where wanted.key = counter.key)
    ) || excluded.attempts
    returning key, attempts::float8[] as attempts
  )`
}

const insertAttempt = statement<StoredCounter>(
  'throttle-add',
  `with wanted as materialized (
    select key, min(since) as since from unnest((select $1::text[]), (select $2::bigint[])) as each (key, since) group by key
  ), ${counting('$3')} select key, attempts from counted`,
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

export async function deleteAttempt(db: Db, attempt: Attempt): Promise<void> {
  await removeAttempts(db, ...owedValues(attempt))
}
