import type { Db } from '@vonk/platform/db'
import { isSealed, type Sealer, UnreadableSecret } from '@vonk/platform/sealed-secrets'
import { sql } from 'drizzle-orm'

/** Of the sealer for the secrets of authenticators. */
export const TOTP_PURPOSE = 'staff-totp'

export const sealTotp = (secret: string, sealer: Sealer | null): string => (sealer ? sealer.seal(secret) : secret)

/** What a member's authenticator computes its codes with. */
export function openTotp(stored: string, sealer: Sealer | null): Uint8Array {
  if (!isSealed(stored)) return Buffer.from(stored, 'base64url')
  if (!sealer) throw new UnreadableSecret()
  return Buffer.from(sealer.open(stored), 'base64url')
}

type Row = { readonly id: string; readonly email: string; readonly totpSecret: string }

/** At the start: secrets from before there was a key are sealed. Answers whose cannot be read, and how many lie open. */
export async function sealStoredTotps(
  db: Db,
  sealer: Sealer | null,
): Promise<{ readonly unreadable: readonly string[]; readonly open: number }> {
  const { rows } = await db.execute<Row>(sql`select id, email, totp_secret as "totpSecret" from staff order by email`)
  const unreadable = rows.filter(({ totpSecret }) => !isReadable(totpSecret, sealer)).map(({ email }) => email)
  const plain = rows.filter(({ totpSecret }) => !isSealed(totpSecret))
  if (!sealer || unreadable.length > 0) return { unreadable, open: plain.length }
  for (const { id, totpSecret } of plain) {
    // Another process of the shop may do the same, and somebody may be given another secret meanwhile.
    await db.execute(sql`
      update staff set totp_secret = ${sealer.seal(totpSecret)} where id = ${id} and totp_secret = ${totpSecret}`)
  }
  return { unreadable, open: 0 }
}

function isReadable(stored: string, sealer: Sealer | null): boolean {
  try {
    openTotp(stored, sealer)
    return true
  } catch (error) {
    if (error instanceof UnreadableSecret) return false
    throw error
  }
}
