import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'

export type PruneResult = {
  readonly pruned: number
  /** Subscribers that have yet to handle an event old enough to go. */
  readonly heldBackBy: readonly string[]
}

/** Deletes events that are old and that every durable subscriber has passed; parked ones stay. */
export async function pruneEvents(db: Db, { olderThanDays }: { olderThanDays: number }): Promise<PruneResult> {
  const age = sql`published_at < now() - ${olderThanDays} * interval '1 day'`
  const { rowCount } = await db.execute(sql`
    delete from outbox_event event
    where ${age}
      and not exists (
        select from outbox_subscriber subscriber
        where (subscriber.transaction_order, subscriber.event_id) < (event.transaction_order, event.id)
      )
      and not exists (
        select from outbox_dead_letter letter
        where (letter.transaction_order, letter.event_id) = (event.transaction_order, event.id)
      )`)
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from outbox_subscriber subscriber
    where exists (
      select from outbox_event event
      where ${age} and (subscriber.transaction_order, subscriber.event_id) < (event.transaction_order, event.id)
    )
    order by name`)
  return { pruned: rowCount ?? 0, heldBackBy: rows.map(({ name }) => name) }
}
