import type { ConnectAnswer, ConnectAsGuest, ConnectSettings } from './after-connect.ts'

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
