import type { RefreshLock } from './decide-transmission.ts'

export type TokenRefresh = { readonly lock: RefreshLock; readonly attempts: number }

export type SessionEffect =
  | { readonly do: 'refresh-token' | 'log-out' | 'open-signup' | 'clear-untransmitted' }
  | { readonly do: 'notify'; readonly type: 'error'; readonly message: string; readonly actions: readonly ['ok'] }

export type RefreshStep = { readonly refresh: TokenRefresh; readonly effects: readonly SessionEffect[] }

export type RefreshSettings = { readonly autoRefreshTokens: boolean; readonly maxTokenRefreshAttempts: number }

/** A new session starts with a free lock. */
export const noRefresh: TokenRefresh = { lock: 0, attempts: 0 }

export const REFRESH_EXHAUSTED =
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.'

const endSession = [{ do: 'log-out' }, { do: 'open-signup' }] as const
const endSessionAndQueue = [...endSession, { do: 'clear-untransmitted' }] as const
const tellExhausted = { do: 'notify', type: 'error', message: REFRESH_EXHAUSTED, actions: ['ok'] } as const

/** A call with a token was answered 401. However many are at once, one refresh is started. */
export function onUnauthorized(refresh: TokenRefresh, settings: RefreshSettings): RefreshStep {
  if (!settings.autoRefreshTokens) return { refresh, effects: endSession }
  if (refresh.lock !== 0) return { refresh, effects: [] }
  if (refresh.attempts >= settings.maxTokenRefreshAttempts) {
    return { refresh: { lock: -1, attempts: 0 }, effects: [...endSessionAndQueue, tellExhausted] }
  }
  return { refresh: { lock: 1, attempts: refresh.attempts + 1 }, effects: [{ do: 'refresh-token' }] }
}

export type RefreshOutcome = 'renewed' | 'refused' | 'unreachable'

/** Only a definite refusal ends the session; a refresh that never reached the server counts for nothing. */
export function onRefreshAnswered({ attempts }: TokenRefresh, outcome: RefreshOutcome): RefreshStep {
  if (outcome === 'refused') return { refresh: { lock: -1, attempts }, effects: endSessionAndQueue }
  const counted = outcome === 'renewed' ? attempts : Math.max(0, attempts - 1)
  return { refresh: { lock: 0, attempts: counted }, effects: [] }
}

/** A call with the token was accepted: the next refusal starts counting from zero. */
export function onAuthorized({ lock }: TokenRefresh): TokenRefresh {
  return { lock, attempts: 0 }
}
