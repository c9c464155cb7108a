import { endAllSessions, endSession, listSessions, momentOf } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import { findSessions, revokeOwnSession, revokeSessionsOf } from './own-sessions.ts'
import type { Sessions } from './sessions.ts'
import { findSessionOf } from './store.ts'

type OwnSessionParts = {
  readonly db: Database
  readonly sessions: Pick<Sessions, 'whoIs'>
  readonly now?: () => number
}

/** Where a customer is logged in, and out again. */
export function ownSessionRoutes({ db, sessions, now = Date.now }: OwnSessionParts) {
  async function enter(token: string | null) {
    const customer = token === null ? null : await sessions.whoIs(token)
    return customer && token !== null ? { customerId: customer.id, current: await findSessionOf(db, token) } : null
  }

  return [
    handle(listSessions, async (_input, { token }) => {
      const entered = await enter(token)
      if (!entered) return err({ code: 'not-signed-in' })
      const found = await findSessions(db, entered.customerId, new Date(now()))
      return ok(
        found.map(({ id, createdAt, usedAt, browser, system }) => ({
          ...{ id, browser, system },
          created_at: momentOf(createdAt),
          used_at: momentOf(usedAt),
          is_current: id === entered.current,
        })),
      )
    }),
    handle(endSession, async ({ sessionId }, { token }) => {
      const entered = await enter(token)
      if (!entered) return err({ code: 'not-signed-in' })
      const isEnded = await revokeOwnSession(db, entered.customerId, sessionId)
      return isEnded ? ok(true) : err({ code: 'session-not-found' })
    }),
    handle(endAllSessions, async ({ keepCurrent = false }, { token }) => {
      const entered = await enter(token)
      if (!entered) return err({ code: 'not-signed-in' })
      await revokeSessionsOf(db, entered.customerId, keepCurrent ? entered.current : null)
      return ok(true)
    }),
  ]
}
