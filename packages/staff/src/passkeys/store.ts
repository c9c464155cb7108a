import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { CHALLENGE_MS, type VerifiedCredential } from '@vonk/platform/webauthn'
import { type SQL, sql } from 'drizzle-orm'

export type StoredPasskey = VerifiedCredential & {
  readonly id: string
  readonly staffId: number
  readonly userHandle: string
  readonly host: string
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type NewPasskey = Omit<StoredPasskey, 'createdAt' | 'usedAt'>

/** The oldest first. */
export function findPasskeys(db: Db, staffId: number): Promise<readonly StoredPasskey[]> {
  return read(db, sql`staff_id = ${staffId}`)
}

export async function findByCredential(db: Db, credentialId: string): Promise<StoredPasskey | null> {
  const [found] = await read(db, sql`credential_id = ${credentialId}`)
  return found ?? null
}

async function read(db: Db, condition: SQL): Promise<readonly StoredPasskey[]> {
  type Row = Omit<StoredPasskey, 'createdAt' | 'usedAt'> & { createdAt: string; usedAt: string | null }
  const { rows } = await db.execute<Row>(sql`
    select id, staff_id::float8 as "staffId", credential_id as "credentialId", user_handle as "userHandle", host,
      public_key as "publicKey", counter::float8 as counter, transports, name, created_at as "createdAt", used_at as "usedAt"
    from staff_passkey where ${condition} order by created_at, id`)
  return rows.map(({ createdAt, usedAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    usedAt: usedAt === null ? null : new Date(usedAt),
  }))
}

/** False when the very same key is somebody's already. */
export async function insertPasskey(tx: Db, passkey: NewPasskey): Promise<boolean> {
  const { id, staffId, credentialId, userHandle, host, publicKey, counter, transports, name } = passkey
  const { rowCount } = await tx.execute(sql`
    insert into staff_passkey (id, staff_id, credential_id, user_handle, host, public_key, counter, transports, name)
    select ${id}, ${staffId}, ${credentialId}, ${userHandle}, ${host}, ${publicKey}, ${counter},
      array(select jsonb_array_elements_text(${JSON.stringify(transports)}::jsonb)), ${name}
    on conflict do nothing`)
  return rowCount === 1
}

/** False when they have no such passkey. */
export async function deletePasskey(db: Db, { staffId, id }: { staffId: number; id: string }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from staff_passkey where id = ${id} and staff_id = ${staffId}`)
  return rowCount === 1
}

/** Counts a log-in; false when it was removed meanwhile, or another log-in has counted as far. Many keys stay at 0. */
export async function countUse(db: Db, id: string, { counter, now }: { counter: number; now: Date }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update staff_passkey set counter = ${counter}, used_at = ${now.toISOString()}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`)
  return rowCount === 1
}

/** Holds the account for the transaction. */
export async function lockStaff(tx: Db, staffId: number): Promise<void> {
  await tx.execute(sql`select from staff where id = ${staffId} for update`)
}

/** Who is asked to sign: somebody who adds a key, or whoever logs in. */
type Signer = { readonly staffId: number; readonly userHandle: string } | null
type Asked = { readonly host: string; readonly signer: Signer; readonly now: number }

/** Something new to sign; only its hash is kept. Whoever asks clears away more old ones than the one they add. */
export async function openChallenge(db: Db, { host, signer, now }: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const hash = hashOf(Buffer.from(challenge).toString('base64url'))
  const expiresAt = new Date(now + CHALLENGE_MS).toISOString()
  await db.execute(sql`
    insert into staff_passkey_challenge (hash, host, staff_id, user_handle, expires_at)
    values (${hash}, ${host}, ${signer?.staffId ?? null}, ${signer?.userHandle ?? null}, ${expiresAt})`)
  await db.execute(sql`
    delete from staff_passkey_challenge where hash in (
      select hash from staff_passkey_challenge where expires_at < ${new Date(now).toISOString()}
      limit 20 for update skip locked)`)
  return challenge
}

type Answered = {
  readonly challenge: string
  readonly host: string
  readonly staffId: number | null
  readonly now: number
}

/** Takes a challenge for good, whatever comes of it; null for one that is unknown, used, too old, or of another host or person. */
export async function takeChallenge(
  db: Db,
  { challenge, host, staffId, now }: Answered,
): Promise<{ readonly userHandle: string | null } | null> {
  const { rows } = await db.execute<{ userHandle: string | null }>(sql`
    delete from staff_passkey_challenge
    where hash = ${hashOf(challenge)} and host = ${host} and staff_id is not distinct from ${staffId}::bigint
      and expires_at > ${new Date(now).toISOString()}
    returning user_handle as "userHandle"`)
  return rows[0] ?? null
}

/** It is random, so that a plain hash is enough. */
function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url')
}
