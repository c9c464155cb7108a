import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { CHALLENGE_MS } from '@vonk/platform/webauthn'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { passkeyChallenges } from './schema.ts'

/** Who is asked to sign: a customer who adds a key, or whoever logs in. */
export type Signer = { readonly customerId: number; readonly userHandle: string } | null

type Asked = { readonly storeCode: string; readonly signer: Signer; readonly now: number }

/** Something new to sign; only its hash is kept. */
export async function openChallenge(db: Db, { storeCode, signer, now }: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const hash = hashOf(Buffer.from(challenge).toString('base64url'))
  await db.insert(passkeyChallenges).values({ hash, storeCode, ...signer, expiresAt: new Date(now + CHALLENGE_MS) })
  await forgetSome(db, now)
  return challenge
}

type Answered = {
  readonly challenge: string
  readonly storeCode: string
  readonly customerId: number | null
  readonly now: number
}

/** Takes a challenge for good, whatever comes of it; null for one that is unknown, used, too old, or of another view or person. */
export async function takeChallenge(
  db: Db,
  { challenge, storeCode, customerId, now }: Answered,
): Promise<{ readonly userHandle: string | null } | null> {
  const { hash, storeCode: askedIn, customerId: askedOf, expiresAt, userHandle } = passkeyChallenges
  const isSigner = customerId === null ? isNull(askedOf) : eq(askedOf, customerId)
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(hash, hashOf(challenge)), eq(askedIn, storeCode), isSigner, gt(expiresAt, new Date(now))))
    .returning({ userHandle })
  return taken ?? null
}

/** Every challenge whose time is over. */
export async function forgetOldChallenges(db: Db): Promise<{ readonly challenges: number }> {
  const { rowCount } = await db.execute(sql`delete from passkey_challenge where expires_at < now()`)
  return { challenges: rowCount ?? 0 }
}

/** A few at a time: whoever comes next goes on. */
async function forgetSome(db: Db, now: number): Promise<void> {
  await db.execute(sql`
    delete from passkey_challenge where hash in (
      select hash from passkey_challenge where expires_at < ${new Date(now)} limit 20 for update skip locked)`)
}

/** It is random, so that a plain hash is enough. */
function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url')
}
