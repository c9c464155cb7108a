import type { Profile } from './profile.ts'
import { emptySession, type Session } from './session.ts'

/** What the device has kept of the last visit. */
export type CachedSession = Pick<Session, 'token' | 'refreshToken'> & { readonly user: Profile | null }

export type StartStep = 'restore-user' | 'refresh-profile' | 'refresh-order-history' | 'signal-non-authorized'

export type StartedSession = { readonly session: Session; readonly steps: readonly StartStep[] }

/** A visit begins with what the device remembers; the server is asked afterwards, so that the page need not wait. */
export function startSession(
  { token, refreshToken, user }: CachedSession,
  { storeCode, now }: { readonly storeCode: string; readonly now: number },
): StartedSession {
  const started = { ...emptySession, storeCode, startedAt: now, isLocalDataLoaded: true }
  if (!token) return { session: started, steps: ['signal-non-authorized'] }
  return {
    session: { ...started, token, refreshToken, profile: user, groupId: user?.groupId ?? null },
    steps: ['restore-user', 'refresh-profile', 'refresh-order-history'],
  }
}
