import { createHash } from 'node:crypto'
import { type Db, statement } from '@vonk/platform/db'
import { networkOf } from '@vonk/platform/http'
import { sql } from 'drizzle-orm'

const FORGOTTEN_AFTER = sql`interval '180 days'`

/** Which account somebody logs in to, and from where, if that is known. */
export type LoginPlace = { readonly customerId: number; readonly visitor: string | null }

export async function isKnownNetwork(db: Db, place: LoginPlace): Promise<boolean> {
  return (await findNetwork(db, place.customerId, digestOf(place))).length > 0
}

const findNetwork = statement<{ network: string }>(
  'login-network',
  'select network from login_network where customer_id = $1 and network = $2',
)

export async function forgetOldNetworks(db: Db): Promise<{ readonly networks: number }> {
  const { rowCount } = await db.execute(sql`delete from login_network where seen_at < now() - ${FORGOTTEN_AFTER}`)
  return { networks: rowCount ?? 0 }
}

/** Another one for each customer: nobody can see from the table who is at home in one place. */
export function digestOf({ customerId, visitor }: LoginPlace): string {
  return createHash('sha256')
    .update(`${customerId} ${networkOf(visitor ?? '')}`)
    .digest('base64url')
}
