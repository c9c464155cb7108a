import { randomBytes } from 'node:crypto'
import type { StaffMember } from '@vonk/contract'
import type { StaffRole } from '@vonk/domain/staff'
import { type Actor, commandLine, forgetActor, recordAct } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import type { Sealer } from '@vonk/platform/sealed-secrets'
import type { Passwords } from './passwords.ts'
import { sealTotp } from './sealed-totp.ts'
import { deleteStaff, findStaff, insertStaff, updateRole, updateSecrets } from './store.ts'
import { toBase32 } from './totp.ts'

/** What a member of staff logs in with; nobody can read either again afterwards. */
export type Credentials = {
  readonly password: string
  /** For an authenticator. */
  readonly address: string
}

type Change = {
  readonly db: Db
  readonly by?: Actor
}

type AccountParts = Change & {
  readonly passwords: Pick<Passwords, 'hashPassword'>
  /** Null where the shop has no key: then the secrets of authenticators are stored as they are. */
  readonly sealer: Sealer | null
}

/** A new account; null where the address is taken. */
export async function addStaff({ db, by = commandLine, ...parts }: AccountParts, member: StaffMember) {
  const { credentials, secrets } = await makeSecrets(parts, member.email)
  return db.transaction(async (tx): Promise<Credentials | null> => {
    if (!(await insertStaff(tx, { ...member, ...secrets }))) return null
    const { email, name, role } = member
    await recordAct(tx, { by, on: account(email), name: 'added', after: { name, role } })
    return credentials
  })
}

/** Another password and another authenticator, for who has lost one; every session ends. Null where there is nobody. */
export async function resetStaff({ db, by = commandLine, ...parts }: AccountParts, email: string) {
  const { credentials, secrets } = await makeSecrets(parts, email)
  return db.transaction(async (tx): Promise<Credentials | null> => {
    if (!(await updateSecrets(tx, email, secrets))) return null
    await recordAct(tx, { by, on: account(email), name: 'reset' })
    return credentials
  })
}

/** Each of these is false where there is nobody of that address. */
export function changeRole({ db, by = commandLine }: Change, email: string, role: StaffRole): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await findStaff(tx, email)
    if (!before || !(await updateRole(tx, email, role))) return false
    const roles = { before: { role: before.role }, after: { role } }
    await recordAct(tx, { by, on: account(email), name: 'role-changed', ...roles })
    return true
  })
}

/** What they have done stays, without their name. */
export function removeStaff({ db, by = commandLine }: Change, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await findStaff(tx, email)
    if (!before || !(await deleteStaff(tx, email))) return false
    await recordAct(tx, { by, on: account(email), name: 'removed', before: { role: before.role } })
    await forgetActor(tx, email)
    return true
  })
}

/** An account, as acts name it. */
export const account = (email: string) => ({ kind: 'staff', id: email })

async function makeSecrets({ passwords, sealer }: Omit<AccountParts, 'db' | 'by'>, email: string) {
  const password = randomBytes(15).toString('base64url')
  const secret = randomBytes(20)
  const address = `otpauth://totp/Vonk:${encodeURIComponent(email)}?secret=${toBase32(secret)}&issuer=Vonk`
  return {
    credentials: { password, address },
    secrets: {
      passwordHash: await passwords.hashPassword(password),
      totpSecret: sealTotp(secret.toString('base64url'), sealer),
    },
  }
}
