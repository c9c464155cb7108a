import { desc, sql } from 'drizzle-orm'
import { type Db, statement } from '../db/index.ts'
import { outboxEvents } from './schema.ts'

/** A place between two events. */
export type Position = { readonly transactionOrder: bigint; readonly id: bigint }

export const BEGINNING: Position = { transactionOrder: 0n, id: 0n }

export type StoredEvent = Position & { readonly topic: string; readonly payload: unknown; readonly publishedAt: Date }

/** Events in order; `isBlocked` when more wait behind a transaction that is still open. */
export type EventBatch = { readonly events: readonly StoredEvent[]; readonly isBlocked: boolean }

// One snapshot decides which events are seen and which are settled.
const settledOrder = '(select outbox_settled_order(pg_current_snapshot()))'

/** A bigint arrives as text. */
type EventRow = Omit<VisibleEvent, keyof Position> & { readonly transactionOrder: string; readonly id: string }

const visibleEvents = statement<EventRow>(
  'outbox-events-visible',
  `select transaction_order as "transactionOrder", id, topic, payload, published_at as "publishedAt",
    transaction_order < ${settledOrder} as "isSettled"
  from outbox_event where (transaction_order, id) > ($1::bigint, $2::bigint) order by transaction_order, id limit $3`,
)

type Range = { readonly after: Position; readonly limit: number }

/** The next events of every topic. */
export async function readEvents(db: Db, range: Range): Promise<EventBatch> {
  const rows = await readVisibleEvents(db, range)
  const events = rows.filter((row) => row.isSettled)
  return { events, isBlocked: events.length < rows.length }
}

/** One that is not settled may be overtaken by another that commits later and comes before it. */
export type VisibleEvent = StoredEvent & { readonly isSettled: boolean }

/** All that is committed, the settled first. */
export async function readVisibleEvents(db: Db, { after, limit }: Range): Promise<VisibleEvent[]> {
  const rows = await visibleEvents(db, after.transactionOrder, after.id, limit)
  return rows.map(({ transactionOrder, id, ...event }) => ({
    ...event,
    transactionOrder: BigInt(transactionOrder),
    id: BigInt(id),
  }))
}

/** The newest event there is; the beginning where there is none. */
export async function lastPosition(db: Db): Promise<Position> {
  const { transactionOrder, id } = outboxEvents
  const [last] = await db
    .select({ transactionOrder, id })
    .from(outboxEvents)
    .orderBy(desc(transactionOrder), desc(id))
    .limit(1)
  return last ?? BEGINNING
}

/** Below zero when the first comes before the second. */
export function comparePositions(one: Position, other: Position): number {
  const isSame = one.transactionOrder === other.transactionOrder
  const [a, b] = isSame ? [one.id, other.id] : [one.transactionOrder, other.transactionOrder]
  return a < b ? -1 : a > b ? 1 : 0
}

/** A place before every event that commits from now on; behind it lies what has been published, but for the last moments. */
export async function currentPosition(db: Db): Promise<Position> {
  const { rows } = await db.execute<{ settled: string }>(sql`select ${sql.raw(settledOrder)} as settled`)
  return { transactionOrder: BigInt(rows[0]?.settled ?? 0), id: 0n }
}
