import { type Database, type Db, isDatabaseUnavailable, traceError } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { type Cursor, lockCursor, moveCursor, park } from './cursor.ts'
import type { OutboxEvent } from './define-event.ts'
import type { EventReceiver } from './event-receiver.ts'
import type { Pace } from './pace.ts'
import { readEvents, type StoredEvent } from './read-events.ts'

export type Delivery = {
  readonly subscriber: string
  readonly topic: string
  readonly outcome: 'handled' | 'failed' | 'parked'
}

export type Subscription = {
  readonly name: string
  readonly receive: EventReceiver
  handle(tx: Db, event: OutboxEvent): Promise<void>
  readonly onDelivery: (delivery: Delivery) => void
  readonly pace: Pace
  readonly log: Log
  readonly closing: AbortSignal
}

// An open transaction holds back every reader of the outbox, so a batch ends after this time.
const LONGEST_BATCH_MS = 200

/** Hands the next events to a subscriber; its writes and the cursor's move are one transaction. */
export function deliverBatch(db: Database, subscription: Subscription): Promise<number> {
  const { name, pace } = subscription
  return db.transaction(async (tx) => {
    const start = await lockCursor(tx, name)
    if (!start) return pace.idleMs
    if (start.retryInMs > 0) return start.retryInMs

    const { events, isBlocked } = await readEvents(tx, { after: start.position, limit: pace.batchSize })
    if (events.length === 0) return isBlocked ? pace.blockedMs : pace.idleMs

    const end = await deliverInOrder(tx, { subscription, start, events })
    await moveCursor(tx, name, end)
    return end.retryInMs
  })
}

type Batch = {
  readonly subscription: Subscription
  readonly start: Cursor
  readonly events: readonly StoredEvent[]
}

async function deliverInOrder(tx: Db, { subscription, start, events }: Batch): Promise<Cursor> {
  const deadline = performance.now() + LONGEST_BATCH_MS
  let cursor = start
  for (const event of events) {
    cursor = await deliver(tx, { subscription, cursor, event })
    if (cursor.attempts > 0 || subscription.closing.aborted || performance.now() > deadline) break
  }
  return cursor
}

type Attempt = { readonly subscription: Subscription; readonly cursor: Cursor; readonly event: StoredEvent }

async function deliver(tx: Db, attempt: Attempt): Promise<Cursor> {
  const { subscription, event } = attempt
  try {
    const received = subscription.receive(event)
    if (received) {
      // Nested, so that a failure takes back what this event wrote and nothing else.
      await tx.transaction((nested) => subscription.handle(nested, received))
      subscription.onDelivery({ subscriber: subscription.name, topic: event.topic, outcome: 'handled' })
    }
    return { position: event, attempts: 0, retryInMs: 0 }
  } catch (err) {
    // Not the event's fault, and nothing can be written now.
    if (isDatabaseUnavailable(err)) throw err
    return retryOrPark(tx, attempt, err)
  }
}

async function retryOrPark(tx: Db, { subscription, cursor, event }: Attempt, err: unknown): Promise<Cursor> {
  const { name, onDelivery, pace, log } = subscription
  const delivery = { subscriber: name, topic: event.topic }
  const attempts = cursor.attempts + 1
  const facts = { err, ...delivery, eventId: String(event.id), attempts }
  if (attempts < pace.maxAttempts) {
    log.warn(facts, 'event failed: it will be tried again')
    onDelivery({ ...delivery, outcome: 'failed' })
    return { position: cursor.position, attempts, retryInMs: pace.retryDelayMs * 2 ** cursor.attempts }
  }
  await park(tx, name, { ...event, error: traceError(err) })
  log.error(facts, 'event parked: it failed too often')
  onDelivery({ ...delivery, outcome: 'parked' })
  return { position: event, attempts: 0, retryInMs: 0 }
}
