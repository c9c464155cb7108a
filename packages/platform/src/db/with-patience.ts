import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseUnavailable } from './database-errors.ts'

export type Patience = {
  /** How long to wait before each further try. */
  readonly delaysMs?: readonly number[]
  /** The database cannot be reached; it will be tried again after so long. */
  onWait?(delayMs: number): void
}

/** A minute in all: a machine that is busy for longer is not busy but ill. */
const usualDelays = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/** For work that may be done again: waits for a database that is too busy to be reached, or away for a moment. */
export async function withPatience<Value>(
  work: () => Promise<Value>,
  { delaysMs = usualDelays, onWait = () => {} }: Patience = {},
): Promise<Value> {
  for (const delayMs of delaysMs) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      onWait(delayMs)
      await delay(delayMs)
    }
  }
  return work()
}
