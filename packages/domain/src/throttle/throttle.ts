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

/** What could be guessed at, or used to pester somebody. */
export type ThrottledAction =
  | 'place-in-line'
  | 'staff-log-in'
  | 'log-in'
  | 'log-in-elsewhere'
  | 'log-in-under-attack'
  | 'password-reset'
  | 'coupon'
  | 'gift-card'
  | 'rewards'
  | 'review'
  | 'product-reviews'
  | 'newsletter'
  | 'stock-alert'
  | 'newsletter-link'
  | 'guest-cart'
  | 'order'
  | 'withdrawal'
  | 'withdrawal-link'
  | 'new-account'
  | 'new-session'
  | 'account-export'
  | 'passkey-challenge'
  | 'new-passkey'
  | 'account-link'
  | 'address-lookup'
  | 'parcel-search'
  | 'bank-page'

/** Who asks, by everything known of them; null where there is no such thing. */
export type Asker = {
  readonly visitor: string | null
  /** The block of addresses that the visitor's is in: found from it, said by nobody. */
  readonly block?: string | null
  readonly emailAddress: string | null
  readonly cartId: string | null
  readonly productId?: string | null
  readonly orderNumber?: string | null
}

/**
 * A limit on the attempts that have all of these in common. Strangers can fill a counter by an address alone, so it has to be
 * loose: it slows down an attack from many networks. The tight one is by address and network together.
 */
export type ThrottleCounter = ThrottleLimit & { readonly by: readonly (keyof Asker)[] }

/** The counters an attempt counts on, each under its key; one that is full is enough to refuse it. */
export function throttleKeys(
  action: ThrottledAction,
  asker: Asker,
  counters: readonly ThrottleCounter[],
): { readonly key: string; readonly limit: ThrottleLimit }[] {
  return counters.flatMap(({ by, ...limit }) => {
    // Upper and lower case reach the same mailbox.
    const shared = by.map((subject) => [subject, asker[subject]?.toLowerCase() ?? null])
    return shared.some(([, who]) => who !== null) ? [{ key: JSON.stringify([action, ...shared]), limit }] : []
  })
}
