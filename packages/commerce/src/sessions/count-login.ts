import { err, type Result } from '@vonk/domain/result'
import type { Asker, Throttled, ThrottledAction } from '@vonk/domain/throttle'
import type { Attempt, Throttles } from '../throttles/index.ts'

/** What a log-in counts as: the first of these that is not full. */
const countedAs: Record<'known' | 'unknown', readonly (readonly ThrottledAction[])[]> = {
  known: [['log-in']],
  unknown: [
    ['log-in', 'log-in-elsewhere'],
    ['log-in', 'log-in-under-attack'],
  ],
}

type LoginAttempt = { readonly asker: Asker; readonly network: keyof typeof countedAs }

/** Counts a log-in, and answers what can be given back. */
export async function countLogin(
  throttles: Throttles,
  { asker, network }: LoginAttempt,
): Promise<Result<Attempt, Throttled>> {
  let shortest: Throttled | null = null
  for (const actions of countedAs[network]) {
    const counted = await throttles.attempt(actions, asker)
    if (counted.ok) return counted
    if (!shortest || counted.refusal.retryAfterMs < shortest.retryAfterMs) shortest = counted.refusal
  }
  return err(shortest ?? { code: 'too-many-attempts', retryAfterMs: 0 })
}
