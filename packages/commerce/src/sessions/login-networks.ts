import { type Db, statement } from '@vonk/platform/db'
import { networkOf } from '@vonk/platform/http'
import { sql } from 'drizzle-orm'

const FORGOTTEN_AFTER = sql`interval '180 days'`

/** What is compared with a log-in: whose account it is, and whether it was logged in to from there before. */
export type LoginAccount = {
  readonly id: number
  readonly passwordHash: string | null
  readonly isActive: boolean
  readonly isKnownNetwork: boolean
}

/** The network of a visitor as the table's digests are made of it; null where that is not known. */
export const namedNetwork = (visitor: string | null): string | null => (visitor === null ? null : networkOf(visitor))

/** Another one for each customer, in SQL: nobody can see from the table who is at home in one place. */
export function digestOf(customerId: string, network: string): string {
  return `translate(rtrim(encode(sha256(convert_to(${customerId} || ' ' || ${network}, 'UTF8')), 'base64'), '='), '+/', '-_')`
}

export async function findLoginAccount(
  db: Db,
  { email, visitor }: { readonly email: string; readonly visitor: string | null },
): Promise<LoginAccount | null> {
  const [account] = await selectAccount(db, email, namedNetwork(visitor))
  return account ?? null
}

/** A select of the account with the address $1, seen from the network $2. */
export const selectingAccount = `select id, password_hash as "passwordHash", is_active as "isActive", exists (
    select from login_network where customer_id = customer.id and network = ${digestOf('customer.id', '$2::text')}
  ) as "isKnownNetwork"
  from customer where lower(email) = lower($1)`

const selectAccount = statement<LoginAccount>('session-account', selectingAccount)

export async function forgetOldNetworks(db: Db): Promise<{ readonly networks: number }> {
  const { rowCount } = await db.execute(sql`delete from login_network where seen_at < now() - ${FORGOTTEN_AFTER}`)
  return { networks: rowCount ?? 0 }
}
