import { createHash, randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { CHALLENGE_MS } from './options.ts'
import type { VerifiedCredential } from './verify.ts'

export type StoredPasskey = VerifiedCredential & {
  readonly id: string
  readonly ownerId: number
  readonly userHandle: string
  readonly host: string
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type NewPasskey = Omit<StoredPasskey, 'createdAt' | 'usedAt'>
type OwnPasskey = Pick<StoredPasskey, 'ownerId' | 'id'>

/** Who is asked to sign: somebody who adds a key, or whoever logs in. */
type Signer = { readonly ownerId: number; readonly userHandle: string } | null
type Asked = { readonly place: string; readonly signer: Signer; readonly now: number }
type Answered = {
  readonly challenge: string
  readonly place: string
  readonly ownerId: number | null
  readonly now: number
}

/** The names of two tables alike in everything else; a place is what a challenge is good for, such as a host. */
type PasskeyTables = Readonly<Record<'keys' | 'challenges' | 'owner' | 'place', string>>

/** Passkeys of one kind of people, and what they are asked to sign. */
export function queriesOfPasskeys(names: PasskeyTables) {
  const { identifier } = sql
  const [keys, owner] = [identifier(names.keys), identifier(names.owner)]
  const columns = sql`id, ${owner}::float8 as "ownerId", credential_id as "credentialId", user_handle as "userHandle", host,
    public_key as "publicKey", counter::float8 as counter, transports, name, created_at as "createdAt", used_at as "usedAt"`

  async function read(db: Db, statement: SQL): Promise<readonly StoredPasskey[]> {
    type Row = Omit<StoredPasskey, 'createdAt' | 'usedAt'> & { createdAt: string; usedAt: string | null }
    const { rows } = await db.execute<Row>(statement)
    return rows.map(({ createdAt, usedAt, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt),
      usedAt: usedAt === null ? null : new Date(usedAt),
    }))
  }
  const select = (db: Db, condition: SQL) =>
    read(db, sql`select ${columns} from ${keys} where ${condition} order by created_at, id`)

  return {
    ...queriesOfChallenges(names),

    /** The oldest first. */
    find: (db: Db, ownerId: number) => select(db, sql`${owner} = ${ownerId}`),

    async findByCredential(db: Db, credentialId: string): Promise<StoredPasskey | null> {
      const [found] = await select(db, sql`credential_id = ${credentialId}`)
      return found ?? null
    },

    /** Null when the very same key is somebody's already. */
    async insert(tx: Db, passkey: NewPasskey): Promise<StoredPasskey | null> {
      const { id, ownerId, credentialId, userHandle, host, publicKey, counter, transports, name } = passkey
      const list = sql`array(select jsonb_array_elements_text(${JSON.stringify(transports)}::jsonb))`
      const [stored] = await read(
        tx,
        sql`
        insert into ${keys} (id, ${owner}, credential_id, user_handle, host, public_key, counter, transports, name)
        select ${id}, ${ownerId}, ${credentialId}, ${userHandle}, ${host}, ${publicKey}, ${counter}, ${list}, ${name}
        on conflict do nothing returning ${columns}`,
      )
      return stored ?? null
    },

    async rename(db: Db, { ownerId, id }: OwnPasskey, name: string): Promise<StoredPasskey | null> {
      const own = sql`id = ${id} and ${owner} = ${ownerId}`
      const [renamed] = await read(db, sql`update ${keys} set name = ${name} where ${own} returning ${columns}`)
      return renamed ?? null
    },

    /** False when they have no such passkey. */
    async remove(db: Db, { ownerId, id }: OwnPasskey): Promise<boolean> {
      const { rowCount } = await db.execute(sql`delete from ${keys} where id = ${id} and ${owner} = ${ownerId}`)
      return rowCount === 1
    },

    /** Counts a log-in; false when it was removed meanwhile, or another log-in has counted as far. Many keys stay at 0. */
    async countUse(db: Db, id: string, { counter, now }: { counter: number; now: Date }): Promise<boolean> {
      const { rowCount } = await db.execute(sql`
        update ${keys} set counter = ${counter}, used_at = ${now.toISOString()}
        where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`)
      return rowCount === 1
    },
  }
}

function queriesOfChallenges(names: PasskeyTables) {
  const { identifier } = sql
  const [challenges, owner, place] = [identifier(names.challenges), identifier(names.owner), identifier(names.place)]
  return {
    /** Something new to sign; only its hash is kept. Whoever asks clears away more old ones than the one they add. */
    async openChallenge(db: Db, { place: at, signer, now }: Asked): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = new Uint8Array(randomBytes(32))
      const hash = hashOf(Buffer.from(challenge).toString('base64url'))
      const expiresAt = new Date(now + CHALLENGE_MS).toISOString()
      await db.execute(sql`
        insert into ${challenges} (hash, ${place}, ${owner}, user_handle, expires_at)
        values (${hash}, ${at}, ${signer?.ownerId ?? null}, ${signer?.userHandle ?? null}, ${expiresAt})`)
      await db.execute(sql`
        delete from ${challenges} where hash in (
          select hash from ${challenges} where expires_at < ${new Date(now).toISOString()} limit 20 for update skip locked)`)
      return challenge
    },

    /** Takes a challenge for good, whatever comes of it; null for one that is unknown, used, too old, or of another place or person. */
    async takeChallenge(
      db: Db,
      { challenge, place: at, ownerId, now }: Answered,
    ): Promise<{ readonly userHandle: string | null } | null> {
      const { rows } = await db.execute<{ userHandle: string | null }>(sql`
        delete from ${challenges}
        where hash = ${hashOf(challenge)} and ${place} = ${at} and ${owner} is not distinct from ${ownerId}::bigint
          and expires_at > ${new Date(now).toISOString()}
        returning user_handle as "userHandle"`)
      return rows[0] ?? null
    },

    async forgetOldChallenges(db: Db): Promise<{ readonly challenges: number }> {
      const { rowCount } = await db.execute(sql`delete from ${challenges} where expires_at < now()`)
      return { challenges: rowCount ?? 0 }
    },
  }
}

/** It is random, so that a plain hash is enough. */
function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url')
}
