import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { outboxEvents } from './schema.ts'

/** A place between two events. */
export type Position = { readonly transactionOrder: bigint; readonly id: bigint }

export const BEGINNING: Position = { transactionOrder: 0n, id: 0n }

export type StoredEvent = Position & { readonly topic: string; readonly payload: unknown; readonly publishedAt: Date }

/** Events in order; `isBlocked` when more wait behind a transaction that is still open. */
export type EventBatch = { readonly events: readonly StoredEvent[]; readonly isBlocked: boolean }

// One snapshot decides which events are seen and which are settled.
const settledOrder = sql`(select outbox_settled_order(pg_current_snapshot()))`

/** The next events of every topic. */
export async function readEvents(db: Db, { after, limit }: { after: Position; limit: number }): Promise<EventBatch> {
  const { transactionOrder, id, topic, payload, publishedAt } = outboxEvents
  const rows = await db
    .select({
      transactionOrder,
      id,
      topic,
      payload,
      publishedAt,
      isSettled: sql`${transactionOrder} < ${settledOrder}`,
    })
    .from(outboxEvents)
    .where(sql`(${transactionOrder}, ${id}) > (${after.transactionOrder}, ${after.id})`)
    .orderBy(transactionOrder, id)
    .limit(limit)
  const events = rows.filter((row) => row.isSettled)
  return { events, isBlocked: events.length < rows.length }
}

/** A place before every event that commits from now on; behind it lies what has been published, but for the last moments. */
export async function currentPosition(db: Db): Promise<Position> {
  const { rows } = await db.execute<{ settled: string }>(sql`select ${settledOrder} as settled`)
  return { transactionOrder: BigInt(rows[0]?.settled ?? 0), id: 0n }
}
