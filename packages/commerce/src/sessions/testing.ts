import { randomUUID } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { sessions } from './schema.ts'
import { insertToken } from './store.ts'

/** Logs a customer in under a token that a test can name. */
export async function logIn(db: Db, customerId: number, token: string): Promise<void> {
  const sessionId = randomUUID()
  await db.insert(sessions).values({ id: sessionId, customerId })
  await insertToken(db, { token, sessionId, kind: 'access', expiresAt: new Date(Date.now() + 3_600_000) })
}
