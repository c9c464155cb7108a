import { err, ok, type Result } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import { and, eq, gt } from 'drizzle-orm'
import type { StoredCustomer } from '../customers/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { type ProofRefusal, provePassword } from './prove-password.ts'
import { sessions, sessionTokens } from './schema.ts'
import { findSessionOf, insertToken } from './store.ts'
import { hashToken, newToken } from './token.ts'

const PROOF_MS = 10 * 60_000

export type OpenedProof = { readonly proof: string; readonly validUntil: Date }

/** For the session of whoever has just proved that the account is hers. A stolen token of that session does without it. */
export async function openProof(db: Db, token: string, now: number): Promise<OpenedProof | null> {
  const sessionId = await findSessionOf(db, token)
  if (sessionId === null) return null
  const [proof, validUntil] = [newToken(), new Date(now + PROOF_MS)]
  await insertToken(db, { token: proof, sessionId, kind: 'proof', expiresAt: validUntil })
  return { proof, validUntil }
}

type ProofUse = { readonly token: string; readonly proof: string; readonly now: number }

/** Whether a proof was given to the session of this token, and not long ago. */
export async function isProved(db: Db, { token, proof, now }: ProofUse): Promise<boolean> {
  const { hash, kind, sessionId, expiresAt } = sessionTokens
  const own = await findSessionOf(db, token)
  if (own === null) return false
  const good = await db
    .select({ sessionId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(
      and(
        ...[eq(hash, hashToken(proof)), eq(kind, 'proof'), eq(sessionId, own)],
        ...[eq(sessions.isRevoked, false), gt(expiresAt, new Date(now))],
      ),
    )
  return good.length === 1
}

/** Who asks for something that a session alone may not do, and what proves that the account is theirs. */
export type Proving = {
  readonly customer: StoredCustomer
  readonly token: string | null
  readonly visitor: string | null
  readonly password: string | undefined
  readonly proof: string | undefined
}

type ProvingParts = { readonly db: Db; readonly throttles: Throttles; readonly now: () => number }
export type NotProved = ProofRefusal | { readonly code: 'proof-needed' }

/** A proof of a moment ago, or the password with the call. */
export async function proveOwner(
  { db, throttles, now }: ProvingParts,
  { customer, token, visitor, password, proof }: Proving,
): Promise<Result<true, NotProved>> {
  if (proof !== undefined) {
    const isGood = token !== null && (await isProved(db, { token, proof, now: now() }))
    return isGood ? ok(true) : err({ code: 'proof-needed' })
  }
  if (password === undefined) return err({ code: 'proof-needed' })
  return provePassword(throttles, { customer, password, visitor })
}
