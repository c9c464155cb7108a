import { type Db, statement } from '../db/index.ts'
import type { OutboxEvent } from './define-event.ts'

/**
 * The part of a statement that publishes the events in one of its parameters, as `eventsOf` writes them: an insertion to
 * stand in a `with`, beside what else is written. One look at the order, however many events.
 */
export function publishing(parameter: `$${number}`, condition = 'true'): string {
  return `insert into outbox_event (transaction_order, topic, payload)
  select (select outbox_transaction_order(pg_current_xact_id())), topic, payload
  from jsonb_to_recordset(${parameter}::jsonb) as event (topic text, payload jsonb) where ${condition}`
}

/** Events as the parameter of a statement. */
export function eventsOf(...events: readonly OutboxEvent[]): string {
  return JSON.stringify(events)
}

const published = statement<never>('outbox-published', publishing('$1'))

/** Adds events to the caller's transaction: readers see them when it commits, and never when it does not. */
export async function publish(tx: Db, ...events: readonly OutboxEvent[]): Promise<void> {
  if (events.length > 0) await published(tx, eventsOf(...events))
}
