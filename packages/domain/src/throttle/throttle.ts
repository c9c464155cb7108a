import { err, ok, type Result } from '../result/index.ts'

export type ThrottleLimit = { readonly maxAttempts: number; readonly windowMs: number }

export type Throttled = { readonly code: 'too-many-attempts'; readonly retryAfterMs: number }

/** Counts an attempt, or refuses it when there were too many in the window that ends now. Only counted ones count. */
export function throttle(
  attempts: readonly number[],
  now: number,
  { maxAttempts, windowMs }: ThrottleLimit,
): Result<readonly number[], Throttled> {
  const recent = attempts.filter((at) => at > now - windowMs).sort((one, other) => one - other)
  if (recent.length < maxAttempts) return ok([...recent, now])
  // Room for one more when the oldest attempt that fills the window leaves it.
  const leaving = recent[recent.length - maxAttempts] ?? now
  return err({ code: 'too-many-attempts', retryAfterMs: leaving + windowMs - now })
}
