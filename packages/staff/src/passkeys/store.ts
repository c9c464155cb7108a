import type { Db } from '@vonk/platform/db'
import { queriesOfPasskeys } from '@vonk/platform/webauthn'
import { sql } from 'drizzle-orm'

export const passkeyStore = queriesOfPasskeys({
  keys: 'staff_passkey',
  challenges: 'staff_passkey_challenge',
  owner: 'staff_id',
  place: 'host',
})

/** Holds the account for the transaction. */
export async function lockStaff(tx: Db, staffId: number): Promise<void> {
  await tx.execute(sql`select from staff where id = ${staffId} for update`)
}
