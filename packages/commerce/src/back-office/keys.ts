import { createHash, randomBytes } from 'node:crypto'
import { type Actor, commandLine, recordAct } from '@vonk/platform/acts'
import { type Db, isUniqueViolation } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** The key of one back office: by its name it is shown and taken away. */
export type BackOfficeKey = { readonly name: string; readonly createdAt: Date; readonly usedOn: string | null }

/** Names that can be typed and told apart. */
export const keyName = /^[a-z0-9-]{1,40}$/

/** Makes a key, which nobody can read again afterwards; null where the name is taken. */
export async function addKey(db: Db, name: string, by: Actor = commandLine): Promise<string | null> {
  const key = `vonk_${randomBytes(32).toString('base64url')}`
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into back_office_key (name, hash) values (${name}, ${hashOf(key)})`)
      await recordAct(tx, { by, on: { kind: 'key', id: name }, name: 'added' })
    })
    return key
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** False where there was none. */
export function revokeKey(db: Db, name: string, by: Actor = commandLine): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from back_office_key where name = ${name}`)
    if (rowCount === 1) await recordAct(tx, { by, on: { kind: 'key', id: name }, name: 'revoked' })
    return rowCount === 1
  })
}

export async function listKeys(db: Db): Promise<BackOfficeKey[]> {
  const { rows } = await db.execute<{ name: string; createdAt: string; usedOn: string | null }>(sql`
    select name, created_at as "createdAt", used_on::text as "usedOn" from back_office_key order by name`)
  return rows.map(({ createdAt, ...key }) => ({ ...key, createdAt: new Date(createdAt) }))
}

const written = /^vonk_[\w-]{43}$/

/** The name of a key that is good; null for any other. What is no key at all is not even looked up. */
export async function findKey(db: Db, key: string | null): Promise<string | null> {
  if (key === null || !written.test(key)) return null
  const { rows } = await db.execute<{ name: string; isUsed: boolean }>(sql`
    select name, used_on is not distinct from current_date as "isUsed" from back_office_key where hash = ${hashOf(key)}`)
  const [found] = rows
  // Once a day: enough to see which keys nobody uses any more.
  if (found && !found.isUsed) {
    await db.execute(sql`update back_office_key set used_on = current_date where name = ${found.name}`)
  }
  return found?.name ?? null
}

/** It is random, so that a plain hash is enough. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
