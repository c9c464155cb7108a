import { type Db, isDatabaseUnavailable } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { OutboxEvent } from './define-event.ts'
import type { EventReceiver } from './event-receiver.ts'
import type { Pace } from './pace.ts'
import { type Position, readEvents, type StoredEvent } from './read-events.ts'

export type FollowStepOptions = {
  readonly db: Db
  readonly from: Position
  readonly receive: EventReceiver
  onEvent(event: OutboxEvent): Promise<void> | void
  /** Told of every event that is done with, whatever its topic. */
  onPosition(position: Position): void
  readonly pace: Pace
  readonly log: Log
}

/** One step of a reader that keeps its position in memory. */
export function createFollowStep({ db, from, receive, onEvent, onPosition, pace, log }: FollowStepOptions) {
  let position = from
  let attempts = 0

  return async (closing: AbortSignal): Promise<number> => {
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
