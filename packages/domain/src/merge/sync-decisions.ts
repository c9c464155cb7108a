import type { CartState } from '../cart/index.ts'
import { missingTaxCountry } from '../tax/index.ts'

export type LoadedCart = {
  readonly isSyncEnabled: boolean
  readonly cartId: string | null
  readonly lineCount: number
}

/** Whether a cart that the device has read from its storage is brought in step: one the server holds, or one it should. */
export function mustSyncLoaded({ isSyncEnabled, cartId, lineCount }: LoadedCart): boolean {
  return isSyncEnabled && (cartId !== null || lineCount > 0)
}

export type SyncConditions = {
  readonly isSyncEnabled: boolean
  readonly isConnected: boolean
  readonly isRequired: boolean
  readonly isForced: boolean
}

export function shouldSync({ isSyncEnabled, isConnected, isRequired, isForced }: SyncConditions): boolean {
  return isForced || (isSyncEnabled && isConnected && isRequired)
}

/** In the checkout the cart the shopper looks at is the one that counts. */
export function forcesClientState(asked: boolean, isUserInCheckout: boolean): boolean {
  return asked || isUserInCheckout
}

export function isSyncRequired(
  { itemsHash, serverLastSyncAt }: Pick<CartState, 'itemsHash' | 'serverLastSyncAt'>,
  currentHash: string,
): boolean {
  return itemsHash !== currentHash || serverLastSyncAt === null
}

export function isTotalsSyncRequired(
  { itemsHash, serverLastTotalsSyncAt }: Pick<CartState, 'itemsHash' | 'serverLastTotalsSyncAt'>,
  currentHash: string,
): boolean {
  return itemsHash !== currentHash || serverLastTotalsSyncAt === null
}

export type ConnectAnswer = { readonly code: number | string; readonly bypassCount: number; readonly mergeQty: boolean }

export type ConnectSettings = { readonly maxCartBypassAttempts: number; readonly serverMergeByDefault: boolean }

export type AfterConnect =
  | { readonly do: 'store-token-and-sync'; readonly dryRun: boolean; readonly mergeQty: boolean }
  | ConnectAsGuest
  | { readonly do: 'disable-sync' }
  | { readonly do: 'log-and-record-hash' }

export type ConnectAsGuest = {
  readonly do: 'connect-as-guest'
  readonly bypassCount: number
  readonly mergeQty: boolean
}

/** What follows the server's answer to the request for a cart token. The guest retry still carries the lines over. */
export function afterConnect({ code, bypassCount, mergeQty }: ConnectAnswer, settings: ConnectSettings): AfterConnect {
  if (code === 200) return { do: 'store-token-and-sync', dryRun: !settings.serverMergeByDefault, mergeQty }
  if (code !== 401) return { do: 'log-and-record-hash' }
  if (bypassCount >= settings.maxCartBypassAttempts) return { do: 'disable-sync' }
  return { do: 'connect-as-guest', bypassCount: bypassCount + 1, mergeQty }
}

export type AfterPull = { readonly do: 'merge' } | ConnectAsGuest | { readonly do: 'log-and-record-hash' }

/** What follows the server's answer to the request for the items of the cart. */
export function afterPull(
  { code, bypassCount, mergeQty }: ConnectAnswer,
  { maxCartBypassAttempts }: Pick<ConnectSettings, 'maxCartBypassAttempts'>,
): AfterPull {
  if (code === 200) return { do: 'merge' }
  if (bypassCount >= maxCartBypassAttempts) return { do: 'log-and-record-hash' }
  return { do: 'connect-as-guest', bypassCount: bypassCount + 1, mergeQty }
}

export type MergeOutcome = {
  readonly isDryRun: boolean
  readonly clientLineCount: number
  readonly isTotalsSyncRequired: boolean
}

export type AfterMerge = { readonly recordHash: boolean; readonly syncTotals: boolean }

export function afterMerge({ isDryRun, clientLineCount, isTotalsSyncRequired }: MergeOutcome): AfterMerge {
  return {
    recordHash: !isDryRun,
    syncTotals: !isDryRun && isTotalsSyncRequired && clientLineCount > 0,
  }
}

export type AuthorizeStep = 'remove-coupon' | 'connect' | 'apply-coupon'

/** Login moves the cart to the customer's. The coupon waits outside meanwhile, so that it is checked for the customer. */
export function planAuthorize({ couponCode }: { readonly couponCode: string | null }): readonly AuthorizeStep[] {
  return couponCode === null ? ['connect'] : ['remove-coupon', 'connect', 'apply-coupon']
}

export type TotalsConnection = { readonly synchronizeTotals: boolean; readonly isConnected: boolean }
export type TotalsSyncState = TotalsConnection & { readonly country: string | null }

export type TotalsSyncStep =
  | { readonly do: 'pull-shipping-methods' | 'pull-payment-methods' }
  | { readonly do: 'set-shipping-information'; readonly country: string }
  | { readonly do: 'log'; readonly message: string }

export function canSyncTotals({ synchronizeTotals, isConnected }: TotalsConnection): boolean {
  return synchronizeTotals && isConnected
}

/** The calls that bring the totals up to date, in order; none while totals cannot be synced. */
export function planTotalsSync(state: TotalsSyncState): readonly TotalsSyncStep[] {
  if (!canSyncTotals(state)) return []
  const methods = [{ do: 'pull-shipping-methods' }, { do: 'pull-payment-methods' }] as const
  if (!state.country) return [...methods, { do: 'log', message: missingTaxCountry }]
  return [...methods, { do: 'set-shipping-information', country: state.country }]
}
