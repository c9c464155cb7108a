import { type Db, isDatabaseUnavailable } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { OutboxEvent } from './define-event.ts'
import type { EventReceiver } from './event-receiver.ts'
import type { Pace } from './pace.ts'
import { currentPosition, type Position, readEvents, type StoredEvent } from './read-events.ts'

export type ReadingStep = {
  /** Answers how long to rest. */
  step(closing: AbortSignal): Promise<number>
  /** The database has another history: from now on, that is followed. */
  rewind(): Promise<void>
}

export type FollowStepOptions = {
  readonly db: Db
  readonly from: Position
  readonly receive: EventReceiver
  onEvent(event: OutboxEvent): Promise<void> | void
  /** What was read may never have happened, and what did was not heard of: all of it is to be read again. */
  onRewind(): Promise<void> | void
  /** Told of every event that is done with, whatever its topic. */
  onPosition(position: Position): void
  readonly pace: Pace
  readonly log: Log
}

/** A reader that keeps its position in memory. */
export function createFollowStep(options: FollowStepOptions): ReadingStep {
  const { db, from, receive, onEvent, onRewind, onPosition, pace, log } = options
  let position = from
  let attempts = 0

  return { step, rewind }

  async function rewind(): Promise<void> {
    position = await currentPosition(db)
    onPosition(position)
    await onRewind()
  }

  async function step(closing: AbortSignal): Promise<number> {
    const { events, isBlocked } = await readEvents(db, { after: position, limit: pace.batchSize })
    for (const event of events) {
      if (closing.aborted) return 0
      await handOver(event)
      position = event
      onPosition(position)
      attempts = 0
    }
    // Whatever is published after a look that found less than it might is notified.
    if (events.length === pace.batchSize) return 0
    return isBlocked ? pace.blockedMs : pace.idleMs
  }

  async function handOver(stored: StoredEvent): Promise<void> {
    try {
      const event = receive(stored)
      if (event) await onEvent(event)
    } catch (err) {
      attempts += 1
      if (attempts < pace.maxAttempts || isDatabaseUnavailable(err)) throw err
      log.error({ err, topic: stored.topic, eventId: String(stored.id) }, 'event skipped: it failed too often')
    }
  }
}
