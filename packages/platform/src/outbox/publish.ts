import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { OutboxEvent } from './define-event.ts'

/** Adds events to the caller's transaction: readers see them when it commits, and never when it does not. */
export async function publish(tx: Db, ...events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return
  // One parameter and one look at the order, however many events.
  await tx.execute(sql`
    insert into outbox_event (transaction_order, topic, payload)
    select (select outbox_transaction_order(pg_current_xact_id())), topic, payload
    from jsonb_to_recordset(${JSON.stringify(events)}) as event (topic text, payload jsonb)`)
}
