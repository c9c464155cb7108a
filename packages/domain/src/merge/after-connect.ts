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
