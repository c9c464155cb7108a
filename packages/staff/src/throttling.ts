import type { Result } from '@vonk/domain/result'
import type { Asker, Throttled, ThrottledAction } from '@vonk/domain/throttle'

/** Counts attempts; refuses one too many. */
export type Throttling = {
  attempt(actions: readonly ThrottledAction[], asker: Asker): Promise<Result<unknown, Throttled>>
}
