import { CallFailed, createClient } from '@vonk/client'
import { refreshUser } from '@vonk/contract/calls'
import type { RefreshOutcome } from '@vonk/domain/sync-tasks'
import type { EngineParts } from '../engine-parts.ts'

/** Exchanges the refresh token for a new pair; tabs that are refused in the same moment share one exchange. */
export function refreshTokens(parts: EngineParts, refusedToken: string): Promise<RefreshOutcome> {
  return parts.locks.hold('shop/token-refresh', async () => {
    // Reads what another tab may have written while this one waited.
    parts.store.change((state) => state)
    const { token, refreshToken } = parts.store.read().session
    if (token !== refusedToken) return 'renewed'
    if (refreshToken === null) return 'refused'
    return exchange(parts, refreshToken)
  })
}

/** Anything else (busy, broken, too many) says nothing about the session. */
const definite = [400, 401, 403]

async function exchange(parts: EngineParts, refreshToken: string): Promise<RefreshOutcome> {
  const client = createClient({ fetch: parts.fetch, origin: parts.origin })
  try {
    const answer = await client.call(refreshUser, { refreshToken, rotate: true })
    if (!answer.ok) return definite.includes(answer.refusal.status) ? 'refused' : 'unreachable'
    const { result: token, meta } = answer.value
    if (!token) return 'unreachable'
    parts.store.change((state) => ({ ...state, session: { ...state.session, token, refreshToken: meta.refreshToken } }))
    return 'renewed'
  } catch (error) {
    return error instanceof CallFailed && definite.includes(error.status ?? 0) ? 'refused' : 'unreachable'
  }
}
