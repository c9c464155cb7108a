import { type Database, type Db, type Listener, listen } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { addCursor } from './cursor.ts'
import type { EventKind, ReceivedEvent } from './define-event.ts'
import { type Delivery, deliverBatch } from './deliver-batch.ts'
import { createEventReceiver } from './event-receiver.ts'
import { createFollowStep, type ReadingStep } from './follow-step.ts'
import { createHistory, followHistory } from './history.ts'
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
  /** A replica took over without the last commits: whatever was read of what the events tell of is to be read again. */
  onRewind?(): Promise<void> | void
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
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, log, onDelivery = () => {} } = options
  const pace = { ...DEFAULT_PACE, ...options.pace }
  const { startReader, close } = createReaders({ ...options, pace })
  const followers = new Set<{ position: Position }>()

  return {
    follow({ topics, from, onEvent, onRewind = () => {} }) {
      const follower = { position: from }
      followers.add(follower)
      const onPosition = (position: Position) => {
        follower.position = position
      }
      const receive = createEventReceiver(topics)
      const reader = startReader(createFollowStep({ db, from, receive, onEvent, onRewind, onPosition, pace, log }))
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
      // How far it has come is part of the history.
      const rewind = async () => {}
      return startReader({ step: (closing) => deliverBatch(db, { ...subscription, closing }), rewind })
    },
    close,
  }
}

/** Has readers take steps, whenever something is published and when they have rested. */
function createReaders({ db, url, log, pace }: OutboxOptions & { readonly pace: Pace }) {
  const loops = new Set<WakeLoop>()
  const history = createHistory(db)
  let listener: Listener | null = null
  return {
    startReader,
    async close(): Promise<void> {
      await Promise.all([listener?.close(), ...[...loops].map((loop) => loop.close())])
    },
  }

  function startReader(reading: ReadingStep, pauseMs = pace.pauseMs): Reader {
    listener ??= listen({ url, channels: ['outbox_event'], onNotify: wakeAll, onConnect, log })
    const loop = startWakeLoop({ step: followHistory(reading, history), pauseMs, retryDelayMs: pace.retryDelayMs, log })
    loops.add(loop)
    return {
      close() {
        loops.delete(loop)
        return loop.close()
      },
    }
  }

  function onConnect(): void {
    history.doubt()
    wakeAll()
  }

  function wakeAll(): void {
    for (const loop of loops) loop.wake()
  }
}
