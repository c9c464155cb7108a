import { randomUUID } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { describeDevice } from './describe-device.ts'
import { rememberNetwork } from './login-networks.ts'
import { endOldestSessions, forgetOldTokens, insertSession, insertToken } from './store.ts'
import { newToken } from './token.ts'

const HOUR = 3_600_000
const ACCESS_MS = HOUR
const REFRESH_MS = 30 * 24 * HOUR
/** Logging in is not limited for whoever knows the password. */
const MOST_SESSIONS = 40

export type Tokens = { readonly token: string; readonly refreshToken: string }

type Entry = {
  readonly customerId: number
  readonly visitor: string | null
  /** What the browser says of itself. */
  readonly userAgent: string | null
  readonly now: number
}

/** Logs in whoever has proved who they are. */
export async function openSession(tx: Db, { customerId, visitor, userAgent, now }: Entry): Promise<Tokens> {
  await rememberNetwork(tx, { customerId, visitor })
  const sessionId = randomUUID()
  await insertSession(tx, { id: sessionId, customerId, ...describeDevice(userAgent) })
  await endOldestSessions(tx, customerId, MOST_SESSIONS)
  await forgetOldTokens(tx, new Date(now))
  const token = await issueToken(tx, { sessionId, kind: 'access', now })
  return { token, refreshToken: await issueToken(tx, { sessionId, kind: 'refresh', now }) }
}

type Issue = { readonly sessionId: string; readonly kind: 'access' | 'refresh'; readonly now: number }

export async function issueToken(tx: Db, { sessionId, kind, now }: Issue): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now + (kind === 'access' ? ACCESS_MS : REFRESH_MS))
  await insertToken(tx, { token, sessionId, kind, expiresAt })
  return token
}
