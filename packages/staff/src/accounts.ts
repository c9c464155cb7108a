import { randomBytes } from 'node:crypto'
import type { StaffMember } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import type { Sealer } from '@vonk/platform/sealed-secrets'
import type { Passwords } from './passwords.ts'
import { sealTotp } from './sealed-totp.ts'
import { insertStaff, updateSecrets } from './store.ts'
import { toBase32 } from './totp.ts'

/** What a member of staff logs in with; nobody can read either again afterwards. */
export type Credentials = {
  readonly password: string
  /** For an authenticator. */
  readonly address: string
}

type AccountParts = {
  readonly db: Db
  readonly passwords: Pick<Passwords, 'hashPassword'>
  /** Null where the shop has no key: then the secrets of authenticators are stored as they are. */
  readonly sealer: Sealer | null
}

/** A new account; null where the address is taken. */
export async function addStaff({ db, ...parts }: AccountParts, member: StaffMember): Promise<Credentials | null> {
  const { credentials, secrets } = await makeSecrets(parts, member.email)
  return (await insertStaff(db, { ...member, ...secrets })) ? credentials : null
}

/** Another password and another authenticator, for who has lost one; every session ends. Null where there is nobody. */
export async function resetStaff({ db, ...parts }: AccountParts, email: string): Promise<Credentials | null> {
  const { credentials, secrets } = await makeSecrets(parts, email)
  return (await updateSecrets(db, email, secrets)) ? credentials : null
}

async function makeSecrets({ passwords, sealer }: Omit<AccountParts, 'db'>, email: string) {
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
