export type SyncConditions = {
  readonly isSyncEnabled: boolean
  readonly isConnected: boolean
  readonly isRequired: boolean
  readonly isForced: boolean
  readonly isMerging: boolean
}

/** One merge at a time, also when forced: two at once would add quantities twice. */
export function shouldSync({ isSyncEnabled, isConnected, isRequired, isForced, isMerging }: SyncConditions): boolean {
  if (isMerging) return false
  return isForced || (isSyncEnabled && isConnected && isRequired)
}

/** In the checkout the cart the shopper looks at is the one that counts. */
export function forcesClientState(asked: boolean, isUserInCheckout: boolean): boolean {
  return asked || isUserInCheckout
}
