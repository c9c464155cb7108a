import { createHash } from 'node:crypto'
import type { Db } from '@vonk/platform/db'
import { networkOf } from '@vonk/platform/http'
import { and, eq, sql } from 'drizzle-orm'
import { loginNetworks } from './schema.ts'

/** More than a person logs in from; who knows the password can add any number. */
const MOST_NETWORKS = 20
const FORGOTTEN_AFTER = sql`interval '180 days'`

/** Which account somebody logs in to, and from where, if that is known. */
export type LoginPlace = { readonly customerId: number; readonly visitor: string | null }

export async function isKnownNetwork(db: Db, place: LoginPlace): Promise<boolean> {
  const { customerId, network } = loginNetworks
  const [row] = await db
    .select({ network })
    .from(loginNetworks)
    .where(and(eq(customerId, place.customerId), eq(network, digestOf(place))))
  return row !== undefined
}

export async function rememberNetwork(tx: Db, place: LoginPlace): Promise<void> {
  if (place.visitor === null) return
  const { customerId, network } = loginNetworks
  await tx
    .insert(loginNetworks)
    .values({ customerId: place.customerId, network: digestOf(place) })
    .onConflictDoUpdate({ target: [customerId, network], set: { seenAt: sql`now()` } })
  await tx.execute(sql`
    delete from login_network where customer_id = ${place.customerId} and network in (
      select network from login_network where customer_id = ${place.customerId}
      order by seen_at desc, network offset ${MOST_NETWORKS} for update skip locked)`)
}

export async function forgetOldNetworks(db: Db): Promise<{ readonly networks: number }> {
  const { rowCount } = await db.execute(sql`delete from login_network where seen_at < now() - ${FORGOTTEN_AFTER}`)
  return { networks: rowCount ?? 0 }
}

/** Another one for each customer: nobody can see from the table who is at home in one place. */
function digestOf({ customerId, visitor }: LoginPlace): string {
  return createHash('sha256')
    .update(`${customerId} ${networkOf(visitor ?? '')}`)
    .digest('base64url')
}
