import { DatabaseError } from 'pg'
import { connect, DatabaseRefused } from './connect.ts'
import type { Database } from './create-database.ts'

type Identity = { readonly system: string; readonly database: string }

const identity = 'select system_identifier::text as system, current_database() as database from pg_control_system()'

/**
 * Refuses what can never be a replica of the database. One that is away or behind, or was promoted meanwhile, may be one again:
 * it is not read until then.
 */
export async function checkReplica(primary: Database, url: string): Promise<void> {
  const client = await connect({ connectionString: url, application_name: 'vonk-check', setting }).catch((error) => {
    // Whoever answers with a refusal will go on refusing.
    if (error.cause instanceof DatabaseError && /^(28|3D)/.test(error.cause.code ?? '')) throw error
    return null
  })
  if (!client) return
  try {
    const [own] = (await primary.pool.query<Identity>(identity)).rows
    const [other] = (await client.query<Identity>(identity)).rows
    if (own?.system === other?.system && own?.database === other?.database) return
    throw new DatabaseRefused(`${setting} leads to a database that is no replica of that of DATABASE_URL.`)
  } finally {
    await client.end()
  }
}

const setting = 'DATABASE_REPLICA_URL'
