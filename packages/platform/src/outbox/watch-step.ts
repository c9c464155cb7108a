import type { Db } from '../db/index.ts'
import type { ReadingStep } from './follow-step.ts'
import type { Pace } from './pace.ts'
import { currentPosition, type Position, readVisibleEvents, type StoredEvent } from './read-events.ts'

export type WatchOptions = {
  readonly from: Position
  /** Events of every topic. What it throws at is brought again. */
  onEvents(events: readonly StoredEvent[]): Promise<void> | void
  /** What was brought may never have happened, and what did was not brought. */
  onRewind?(): void
  /** All that had been committed at this moment, by `performance.now`, has been brought. */
  onCaughtUp(moment: number): void
}

export type WatchStepOptions = WatchOptions & { readonly db: Db; readonly pace: Pace }

/** A watcher, who is told of an event as soon as anybody could see what it tells of. */
export function createWatchStep({ db, from, onEvents, onRewind, onCaughtUp, pace }: WatchStepOptions): ReadingStep {
  let position = from
  let seen = new Set<bigint>()

  return { step, rewind }

  async function rewind(): Promise<void> {
    position = await currentPosition(db)
    seen = new Set()
    onRewind?.()
  }

  async function step(): Promise<number> {
    const moment = performance.now()
    const limit = Math.max(pace.batchSize, 1_000)
    const visible = await readVisibleEvents(db, { after: position, limit })
    const news = visible.filter(({ id }) => !seen.has(id))
    if (news.length > 0) await onEvents(news)

    const settled = visible.filter(({ isSettled }) => isSettled)
    const isAll = visible.length < limit
    position = settled.at(-1) ?? position
    seen = new Set(visible.slice(settled.length).map(({ id }) => id))
    if (isAll) onCaughtUp(moment)
    if (!isAll && settled.length > 0) return 0
    return seen.size > 0 ? pace.blockedMs : pace.idleMs
  }
}
