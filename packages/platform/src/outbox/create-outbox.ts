import { type Database, type Db, type Listener, listen } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { addCursor } from './cursor.ts'
import type { EventKind, ReceivedEvent } from './define-event.ts'
import { type Delivery, deliverBatch } from './deliver-batch.ts'
import { createEventReceiver } from './event-receiver.ts'
import { createFollowStep } from './follow-step.ts'
import { DEFAULT_PACE, type Pace } from './pace.ts'
import { BEGINNING, comparePositions, currentPosition, type Position } from './read-events.ts'
import { startWakeLoop, type WakeLoop } from './wake-loop.ts'
import { createWatchStep, type WatchOptions } from './watch-step.ts'

export type OutboxOptions = {
  readonly db: Database
  readonly url: string
  readonly log: Log
  readonly pace?: Partial<Pace>
  readonly onDelivery?: (delivery: Delivery) => void
}

export type FollowOptions<Kind extends EventKind> = {
  readonly topics: readonly Kind[]
  /** Take it from `currentPosition` before loading what the events keep current. */
  readonly from: Position
  onEvent(event: ReceivedEvent<Kind>): Promise<void> | void
}

export type SubscribeOptions<Kind extends EventKind> = {
  readonly name: string
  readonly topics: readonly Kind[]
  /** Where a subscriber starts that this database has never seen. */
  readonly from: 'beginning' | 'now'
  /** Works in the transaction that moves the cursor: what it writes there happens once. Slow work belongs in a job. */
  handle(tx: Db, event: ReceivedEvent<Kind>): Promise<void>
}

export type Reader = { close(): Promise<void> }

/** A reader that says how far it has come: everything up to there is done. */
export type FollowingReader = Reader & { readonly position: Position }

export type Outbox = {
  /** Every process that follows sees every event, at least once, in order. */
  follow<Kind extends EventKind>(options: FollowOptions<Kind>): FollowingReader
  /** Brings whatever is committed at once, also before what was published earlier is: for who forgets, not for who acts. */
  watch(options: WatchOptions): Reader
  /** How far the slowest of those that follow has come; null where nobody does. */
  findPosition(): Position | null
  /** Of all processes that subscribe by one name, one at a time handles events, in order. */
  subscribe<Kind extends EventKind>(options: SubscribeOptions<Kind>): Promise<Reader>
  close(): Promise<void>
}

/** Reads what `publish` has added. */
export function createOutbox({ db, url, log, pace: wished, onDelivery = () => {} }: OutboxOptions): Outbox {
  const pace = { ...DEFAULT_PACE, ...wished }
  const loops = new Set<WakeLoop>()
  const followers = new Set<{ position: Position }>()
  let listener: Listener | null = null

  return {
    follow({ topics, from, onEvent }) {
      const follower = { position: from }
      followers.add(follower)
      const onPosition = (position: Position) => {
        follower.position = position
      }
      const receive = createEventReceiver(topics)
      const reader = startReader(createFollowStep({ db, from, receive, onEvent, onPosition, pace, log }))
      return {
        get position() {
          return follower.position
        },
        close() {
          followers.delete(follower)
          return reader.close()
        },
      }
    },
    // Whoever forgets must not show for a moment longer what has changed.
    watch: (options) => startReader(createWatchStep({ ...options, db, pace }), 0),
    findPosition() {
      const [slowest = null] = [...followers].map(({ position }) => position).toSorted(comparePositions)
      return slowest
    },
    async subscribe({ name, topics, from, handle }) {
      await addCursor(db, name, from === 'now' ? await currentPosition(db) : BEGINNING)
      const subscription = { name, receive: createEventReceiver(topics), handle, onDelivery, pace, log }
      return startReader((closing) => deliverBatch(db, { ...subscription, closing }))
    },
    async close() {
      await Promise.all([listener?.close(), ...[...loops].map((loop) => loop.close())])
    },
  }

  function startReader(step: (closing: AbortSignal) => Promise<number>, pauseMs = pace.pauseMs): Reader {
    listener ??= listen({ url, channels: ['outbox_event'], onNotify: wakeAll, onConnect: wakeAll, log })
    const loop = startWakeLoop({ step, pauseMs, retryDelayMs: pace.retryDelayMs, log })
    loops.add(loop)
    return {
      close() {
        loops.delete(loop)
        return loop.close()
      },
    }
  }

  function wakeAll(): void {
    for (const loop of loops) loop.wake()
  }
}
