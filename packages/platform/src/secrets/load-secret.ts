import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { secrets } from './schema.ts'

/** The key of that name, the same in every process of the shop. */
export async function loadSecret(db: Db, name: string): Promise<Uint8Array> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(secrets).values({ name, value }).onConflictDoNothing()
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  if (!row) throw new MissingSecret(name)
  return Buffer.from(row.value, 'base64url')
}

class MissingSecret extends Error {
  override readonly name = 'MissingSecret'

  constructor(secret: string) {
    super(`The key "${secret}" vanished while it was read`)
  }
}
