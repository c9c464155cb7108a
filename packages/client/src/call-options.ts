export type CallOptions = {
  /** Overrides the client's own token or store view for this call. */
  readonly token?: string | null
  readonly storeCode?: string | null
  /** The same key never acts twice on the server. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** The call outlives the page it was made from. */
  readonly isKeptAlive?: boolean
}
