/** How fast readers read, rest and give up. */
export type Pace = {
  readonly batchSize: number
  /** Rest when nothing is left to read; a notification ends it early. */
  readonly idleMs: number
  /** Rest after every look, whatever is notified meanwhile: what many publish at once is found by one look. */
  readonly pauseMs: number
  /** Rest when a transaction that is still open holds back what others have published. */
  readonly blockedMs: number
  /** The first pause after a failure; it doubles with every further one. */
  readonly retryDelayMs: number
  /** An event that fails this often is given up. */
  readonly maxAttempts: number
}

export const DEFAULT_PACE: Pace = {
  batchSize: 100,
  idleMs: 5_000,
  pauseMs: 50,
  blockedMs: 50,
  retryDelayMs: 1_000,
  maxAttempts: 5,
}
