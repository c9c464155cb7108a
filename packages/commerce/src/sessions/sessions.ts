import { err, ok, type Result } from '@vonk/domain/result'
import { decideRefresh } from '@vonk/domain/session'
import type { SessionSettings } from '@vonk/domain/settings'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import { findCustomer, type StoredCustomer, verifyPassword } from '../customers/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { beginLogin } from './begin-login.ts'
import { issueToken, openSession, type Tokens } from './open-session.ts'
import {
  findCustomerOf,
  findSessionOf,
  lockRefreshToken,
  markRotated,
  markUsed,
  revokeSession,
  type StoredRefreshToken,
} from './store.ts'

type SessionsOptions = {
  readonly db: Database
  readonly throttles: Throttles
  readonly settings: Pick<SessionSettings, 'rotationGraceMs' | 'rotatingSessionMs'>
  readonly now?: () => number
}

export type Sessions = ReturnType<typeof createSessions>

type LoginRefusal = { readonly code: 'sign-in-incorrect' } | Throttled
type Login = {
  readonly email: string
  readonly password: string
  readonly visitor: string | null
  /** What the browser says of itself. */
  readonly userAgent?: string | null
}
type Refresh = { readonly refreshToken: string; readonly rotate: boolean }

/** Who is logged in. */
export function createSessions({ db, throttles, settings, now = Date.now }: SessionsOptions) {
  async function exchange(tx: Db, { sessionId, startedAt, rotatedAt }: StoredRefreshToken): Promise<Tokens> {
    if (rotatedAt === null) await markRotated(tx, { sessionId, now: new Date(now()) })
    const issue = { sessionId, endsAt: startedAt + settings.rotatingSessionMs, now: now() }
    const token = await issueToken(tx, { ...issue, kind: 'access' })
    return { token, refreshToken: await issueToken(tx, { ...issue, kind: 'refresh' }) }
  }

  return {
    /** Never says which part was wrong, and takes as long either way. */
    async login({ email, password, visitor, userAgent = null }: Login): Promise<Result<Tokens, LoginRefusal>> {
      const asker = { visitor, emailAddress: email, cartId: null }
      // Checking a password is work, also a right one.
      const opened = await throttles.attemptHere('new-session', asker)
      if (!opened.ok) return opened
      const { account, counted } = await beginLogin({ db, throttles }, email, asker)
      if (!counted.ok) return counted
      const isRight = await verifyPassword(account?.passwordHash ?? null, password)
      if (!account || !isRight || !account.isActive) return err({ code: 'sign-in-incorrect' })
      const entry = { customerId: account.id, visitor, userAgent, counted: counted.value, now: now() }
      return ok(await openSession(db, entry))
    },

    refresh({ refreshToken, rotate }: Refresh): Promise<Result<Tokens, { code: 'refresh-token-invalid' }>> {
      return db.transaction(async (tx) => {
        const stored = await lockRefreshToken(tx, refreshToken)
        const decided = decideRefresh(stored, { now: now(), rotate }, settings)
        if (!stored || !decided.ok) return refuse(tx, stored, decided)
        const { sessionId } = stored
        await markUsed(tx, sessionId, new Date(now()))
        if (decided.value.rotate) return ok(await exchange(tx, stored))
        return ok({ token: await issueToken(tx, { sessionId, kind: 'access', now: now() }), refreshToken })
      })
    },

    async logout(token: string): Promise<void> {
      const sessionId = await findSessionOf(db, token)
      if (sessionId) await revokeSession(db, sessionId)
    },

    /** The customer behind a token; null for one that is not, or no longer, good. */
    async whoIs(token: string): Promise<StoredCustomer | null> {
      const id = await findCustomerOf(db, token, new Date(now()))
      const customer = id === null ? null : await findCustomer(db, id)
      return customer?.isActive ? customer : null
    },
  }
}

/** A token that somebody else holds as well ends the whole session. */
async function refuse(tx: Db, stored: StoredRefreshToken | null, decided: ReturnType<typeof decideRefresh>) {
  if (stored && !decided.ok && decided.refusal.revokeFamily) await revokeSession(tx, stored.sessionId)
  return err({ code: 'refresh-token-invalid' } as const)
}
