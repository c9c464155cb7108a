import type { RefreshOutcome } from '@vonk/domain/sync-tasks'
import { fieldsOf, textOf } from '../read-stored.ts'
import type { EngineParts } from './engine-parts.ts'

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
  const request = new Request(`${parts.origin}/api/user/refresh`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken, rotate: true }),
  })
  try {
    const response = await parts.fetch(request)
    const answer = fieldsOf(await response.json())
    const token = textOf(answer?.result)
    if (response.ok && token !== null) {
      const next = textOf(fieldsOf(answer?.meta)?.refreshToken) ?? refreshToken
      parts.store.change((state) => ({ ...state, session: { ...state.session, token, refreshToken: next } }))
      return 'renewed'
    }
    return definite.includes(response.status) ? 'refused' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
