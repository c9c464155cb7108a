import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { addGauge, type Reading, type Registry } from '../metrics/index.ts'
import type { Position } from './read-events.ts'

type OutboxReaders = {
  readonly db: Db
  /** How far the readers of this process have come, beside the durable subscribers, whose place is in the database. */
  readonly followers: Readonly<Record<string, () => Position | null>>
}

/** How late changes are heard of, and which were given up. */
export function measureOutbox(registry: Registry, { db, followers }: OutboxReaders): void {
  addGauge(registry, {
    name: 'outbox_lag_seconds',
    isShared: true,
    help: 'Age of the oldest event a reader has not handled yet',
    labelNames: ['reader'],
    read: async () => [...(await readSubscribers(db)), ...(await readFollowers(db, followers))],
  })
  addGauge(registry, {
    name: 'outbox_parked_events',
    isShared: true,
    help: 'Events a subscriber gave up on, for somebody to look at',
    labelNames: ['reader'],
    read: () => readParked(db),
  })
}

async function readSubscribers(db: Db): Promise<Reading[]> {
  const { rows } = await db.execute<{ reader: string; lag: number }>(sql`
    select name as reader, ${lagBehind(sql`subscriber.transaction_order, subscriber.event_id`)} as lag
    from outbox_subscriber subscriber`)
  return rows.map(toReading)
}

async function readFollowers(db: Db, followers: OutboxReaders['followers']): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const [reader, findPosition] of Object.entries(followers)) {
    const position = findPosition()
    if (!position) continue
    const place = sql`${position.transactionOrder}::bigint, ${position.id}::bigint`
    const { rows } = await db.execute<{ lag: number }>(sql`select ${lagBehind(place)} as lag`)
    readings.push(...rows.map(({ lag }) => toReading({ reader, lag })))
  }
  return readings
}

/** Nothing where a reader has handled everything. */
function lagBehind(place: ReturnType<typeof sql>) {
  return sql`coalesce((
    select greatest(0, extract(epoch from clock_timestamp() - published_at)) from outbox_event
    where (transaction_order, id) > (${place}) order by transaction_order, id limit 1
  ), 0)::float`
}

async function readParked(db: Db): Promise<Reading[]> {
  const { rows } = await db.execute<{ reader: string; parked: number }>(sql`
    select name as reader, count(letter.subscriber)::int as parked
    from outbox_subscriber left join outbox_dead_letter letter on letter.subscriber = name group by name`)
  return rows.map(({ reader, parked }) => ({ value: parked, labels: { reader } }))
}

function toReading({ reader, lag }: { reader: string; lag: number }): Reading {
  return { value: lag, labels: { reader } }
}
