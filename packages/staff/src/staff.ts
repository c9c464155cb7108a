import { createHash, randomBytes } from 'node:crypto'
import type { StaffMember, StaffSession, UsedCredential } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { type Rights, rightsOf } from '@vonk/domain/staff'
import type { Db } from '@vonk/platform/db'
import type { Sealer } from '@vonk/platform/sealed-secrets'
import type { StaffPasskeys } from './passkeys/staff-passkeys.ts'
import type { Passwords } from './passwords.ts'
import { openTotp } from './sealed-totp.ts'
import { deleteSession, findSession, findStaff, insertSession, type StoredStaff, useStep } from './store.ts'
import { findStep } from './totp.ts'

type Attempt = { readonly email: string; readonly visitor: string | null }
type TooMany = { readonly code: 'too-many-attempts'; readonly retryAfterMs: number }

export type StaffParts = {
  readonly db: Db
  readonly passwords: Passwords
  readonly passkeys: Pick<StaffPasskeys, 'isSigned'>
  readonly sealer: Sealer | null
  /** What there is to be allowed. */
  readonly rights: Rights
  /** Counts a try, for all processes together. */
  countAttempt(attempt: Attempt): Promise<Result<unknown, TooMany>>
  readonly now?: () => number
}

/** Digits of an authenticator, or what a key has signed at a host of the shop. */
type SecondFactor = { readonly code: string } | { readonly credential: UsedCredential; readonly host: string }
type LogIn = Attempt & { readonly password: string; readonly proof: SecondFactor }
type LoggedIn = { readonly member: StaffSession; readonly token: string }

export type Staff = ReturnType<typeof createStaff>

const lifetimeMs = 12 * 3_600_000
const idleMs = 2 * 3_600_000

/** Who works on the shop: sessions of their own, which no call of a shopper knows. */
export function createStaff({ db, passwords, passkeys, sealer, rights, countAttempt, now = Date.now }: StaffParts) {
  /** Which part was wrong is told to nobody, not by the time it takes either. */
  async function isRight(found: StoredStaff | null, { password, proof }: LogIn): Promise<boolean> {
    const isPassword = await passwords.verifyPassword(found?.passwordHash ?? null, password)
    const entrant = isPassword ? found : null
    if ('credential' in proof) return passkeys.isSigned(entrant, proof)
    if (!entrant) return false
    const step = findStep(openTotp(entrant.totpSecret, sealer), proof.code, now())
    return step !== null && useStep(db, entrant.id, step)
  }

  const toSession = (member: StaffMember): StaffSession => ({ ...member, rights: rightsOf(member.role, rights) })

  return {
    async logIn(given: LogIn): Promise<Result<LoggedIn, TooMany | { readonly code: 'log-in-refused' }>> {
      const email = given.email.trim().toLowerCase()
      const counted = await countAttempt({ email, visitor: given.visitor })
      if (!counted.ok) return counted
      const found = await findStaff(db, email)
      if (!(await isRight(found, given)) || !found) return err({ code: 'log-in-refused' })
      const token = randomBytes(32).toString('base64url')
      const at = now()
      const session = { tokenHash: hashOf(token), now: new Date(at), staffId: found.id }
      await insertSession(db, { ...session, expiresAt: new Date(at + lifetimeMs) })
      return ok({ member: toSession({ email, name: found.name, role: found.role }), token })
    },

    /** Who it is and what they may do; null for nobody, and for a session that has ended or was left alone too long. */
    async whoIs(token: string | null): Promise<StaffSession | null> {
      if (token === null || !/^[\w-]{43}$/.test(token)) return null
      const at = now()
      const session = { tokenHash: hashOf(token), now: new Date(at), seenAfter: new Date(at - idleMs) }
      const member = await findSession(db, session)
      return member && toSession(member)
    },

    logOut: (token: string) => deleteSession(db, hashOf(token)),
  }
}

/** It is random, so that a plain hash is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
