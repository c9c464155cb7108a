/** 0 is free, positive while a refresh is under way, negative after one failed. */
export type RefreshLock = number

export type Transmission =
  | { readonly do: 'transmit' }
  | { readonly do: 'retry'; readonly afterMs: number }
  | { readonly do: 'abort'; readonly code: 401; readonly message: string }

export const REFRESH_FAILED = 'Error refreshing user token. User is not authorized to access the resource'

/** May a task go out now? Tasks without a token do not wait for one: a guest can shop on while a session ends. */
export function decideTransmission(
  { lock, hasToken }: { readonly lock: RefreshLock; readonly hasToken: boolean },
  { tokenRefreshRetryMs }: { readonly tokenRefreshRetryMs: number },
): Transmission {
  if (!hasToken || lock === 0) return { do: 'transmit' }
  if (lock > 0) return { do: 'retry', afterMs: tokenRefreshRetryMs }
  return { do: 'abort', code: 401, message: REFRESH_FAILED }
}
