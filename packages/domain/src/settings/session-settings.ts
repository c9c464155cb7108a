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
  /** How long after its log-in a session ends that exchanges its refresh tokens, however often it does. */
  readonly rotatingSessionMs: number
  /** Colours of the children of a family account, in order. */
  readonly childColors: readonly string[]
}

export const sessionDefaults: SessionSettings = {
  autoRefreshTokens: true,
  tokenInHeader: true,
  maxTokenRefreshAttempts: 3,
  tokenRefreshRetryMs: 1000,
  rotationGraceMs: 10_000,
  rotatingSessionMs: 365 * 24 * 3_600_000,
  childColors: ['coral', 'sun', 'mint', 'sky', 'night'],
}
