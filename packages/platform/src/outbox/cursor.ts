import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { Position } from './read-events.ts'
import { outboxDeadLetters, outboxSubscribers } from './schema.ts'

/** How far a durable subscriber has come; `attempts` counts the failures of the event after it. */
export type Cursor = { readonly position: Position; readonly attempts: number; readonly retryInMs: number }

/** Registers a subscriber; one that is known keeps its place. */
export async function addCursor(db: Db, name: string, { transactionOrder, id }: Position): Promise<void> {
  await db.insert(outboxSubscribers).values({ name, transactionOrder, eventId: id }).onConflictDoNothing()
}

/** Takes the cursor until the transaction ends; null when another process has it. */
export async function lockCursor(tx: Db, name: string): Promise<Cursor | null> {
  const { transactionOrder, eventId, attempts, retryAt } = outboxSubscribers
  const retryInMs = sql`ceil(greatest(0, extract(epoch from ${retryAt} - now()) * 1000))`.mapWith(Number)
  const [row] = await tx
    .select({ transactionOrder, id: eventId, attempts, retryInMs })
    .from(outboxSubscribers)
    .where(eq(outboxSubscribers.name, name))
    .for('update', { skipLocked: true })
  return row ? { position: row, attempts: row.attempts, retryInMs: row.retryInMs } : null
}

export async function moveCursor(tx: Db, name: string, { position, attempts, retryInMs }: Cursor): Promise<void> {
  const retryAt = sql`now() + ${retryInMs} * interval '1 millisecond'`
  await tx
    .update(outboxSubscribers)
    .set({ transactionOrder: position.transactionOrder, eventId: position.id, attempts, retryAt })
    .where(eq(outboxSubscribers.name, name))
}

/** Puts an event aside for someone to look at. */
export async function park(tx: Db, subscriber: string, { transactionOrder, id, error }: Position & { error: string }) {
  await tx.insert(outboxDeadLetters).values({ subscriber, transactionOrder, eventId: id, error }).onConflictDoNothing()
}
