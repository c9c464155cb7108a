import type { ThrottledAction, ThrottleLimit } from '../throttle/index.ts'

export type SessionSettings = {
  /** A refused token is exchanged for a new one; off, the customer is logged out at once. */
  readonly autoRefreshTokens: boolean
  /** The token travels as a bearer header instead of in the address. */
  readonly tokenInHeader: boolean
  /** Attempts to refresh a token before giving up. */
  readonly maxTokenRefreshAttempts: number
  /** How long a call waits while another one refreshes the token. */
  readonly tokenRefreshRetryMs: number
  /** How long an exchanged refresh token may be used again, for tabs that ask in the same moment. */
  readonly rotationGraceMs: number
  /** How often something may be tried before the shop says to wait. */
  readonly throttleLimits: Readonly<Record<ThrottledAction, ThrottleLimit>>
  /** Colours of the children of a family account, in order. */
  readonly childColors: readonly string[]
}

const minute = 60_000

export const sessionDefaults: SessionSettings = {
  autoRefreshTokens: true,
  tokenInHeader: true,
  maxTokenRefreshAttempts: 3,
  tokenRefreshRetryMs: 1000,
  rotationGraceMs: 10_000,
  throttleLimits: {
    'log-in': { maxAttempts: 10, windowMs: 15 * minute },
    'password-reset': { maxAttempts: 5, windowMs: 60 * minute },
    coupon: { maxAttempts: 20, windowMs: 10 * minute },
    'gift-card': { maxAttempts: 10, windowMs: 10 * minute },
    rewards: { maxAttempts: 20, windowMs: 10 * minute },
    review: { maxAttempts: 5, windowMs: 10 * minute },
    'product-reviews': { maxAttempts: 60, windowMs: 60 * minute },
    newsletter: { maxAttempts: 12, windowMs: 10 * minute },
    // Whole offices and the customers of a telephone company come from one address.
    'guest-cart': { maxAttempts: 300, windowMs: 10 * minute },
    'new-account': { maxAttempts: 60, windowMs: 15 * minute },
  },
  childColors: ['coral', 'sun', 'mint', 'sky', 'night'],
}
