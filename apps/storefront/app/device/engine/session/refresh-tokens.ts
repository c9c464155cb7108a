import { CallFailed, createClient } from '@vonk/client'
import { logoutUser, refreshUser } from '@vonk/contract/calls'
import type { RefreshOutcome } from '@vonk/domain/sync-tasks'
import * as v from 'valibot'
import { text } from '../../store/lenient.ts'
import type { EngineParts } from '../engine-parts.ts'

const name = 'shop/token-refresh'

/**
 * The last exchange, for the other tabs. The browser tells a tab in a process of its own of what was stored in the device
 * store some time after it has given it the lock; from its database every tab reads what was written before.
 */
const exchanged = v.object({ refusedToken: text, token: text, refreshToken: text })

/** Exchanges the refresh token for a new pair; tabs that are refused in the same moment share one exchange. */
export function refreshTokens(parts: EngineParts, refusedToken: string): Promise<RefreshOutcome> {
  return parts.locks.hold(name, async () => {
    const last = v.safeParse(exchanged, await parts.results.get(name))
    // Reads what another tab may have written while this one waited.
    parts.store.change((state) => state)
    const { token, refreshToken } = parts.store.read().session
    if (token !== refusedToken) return 'renewed'
    if (refreshToken === null) return 'refused'
    if (!last.success || last.output.refusedToken !== refusedToken)
      return exchange(parts, { refusedToken, refreshToken })
    keep(parts, last.output)
    return 'renewed'
  })
}

type Exchanged = v.InferOutput<typeof exchanged>

/** Whoever has logged out meanwhile stays logged out. */
function keep({ store }: EngineParts, { refusedToken, token, refreshToken }: Exchanged): boolean {
  store.change((state) => {
    if (state.session.token !== refusedToken) return state
    return { ...state, session: { ...state.session, token, refreshToken } }
  })
  return store.read().session.token === token
}

/** Anything else (busy, broken, too many) says nothing about the session. */
const definite = [400, 401, 403]

type Tokens = { readonly refusedToken: string; readonly refreshToken: string }

async function exchange(parts: EngineParts, { refusedToken, refreshToken }: Tokens): Promise<RefreshOutcome> {
  const client = createClient({ fetch: parts.fetch, origin: parts.origin })
  try {
    const answer = await client.call(refreshUser, { refreshToken, rotate: true })
    if (!answer.ok) return definite.includes(answer.refusal.status) ? 'refused' : 'unreachable'
    const { result: token, meta } = answer.value
    if (!token) return 'unreachable'
    const pair = { refusedToken, token, refreshToken: meta.refreshToken }
    if (keep(parts, pair)) await parts.results.set(name, pair)
    else await client.call(logoutUser, {}, { token })
    return 'renewed'
  } catch (error) {
    return error instanceof CallFailed && definite.includes(error.status ?? 0) ? 'refused' : 'unreachable'
  }
}
