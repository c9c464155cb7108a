import { type Db, statement } from '../db/index.ts'
import type { ReadingStep } from './follow-step.ts'

export type History = {
  /** The connection was lost: by now another server may have taken over. */
  doubt(): void
  /** Another number once the database has another history: a replica was promoted, and the last commits may never have happened. */
  check(): Promise<number>
  readonly number: number
}

const readTimeline = statement<{ readonly timeline: string }>(
  'outbox-timeline',
  'select left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline',
)

export function createHistory(db: Db): History {
  let timeline: string | undefined
  let isInDoubt = true
  let number = 0
  return {
    doubt() {
      isInDoubt = true
    },
    async check() {
      if (!isInDoubt) return number
      const [found] = await readTimeline(db)
      if (timeline !== undefined && timeline !== found?.timeline) number += 1
      timeline = found?.timeline
      isInDoubt = false
      return number
    },
    get number() {
      return number
    },
  }
}

/** A step that begins again where the history is another one than before. */
export function followHistory({ step, rewind }: ReadingStep, history: History): ReadingStep['step'] {
  let seen = history.number
  return async (closing) => {
    const number = await history.check()
    if (number !== seen) await rewind()
    seen = number
    return step(closing)
  }
}
