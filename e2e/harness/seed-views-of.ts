import { join } from 'node:path'
import { createDatabase } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { findRunningPostgres } from '@vonk/platform/postgres'
import { seedViews } from '@vonk/testkit'

/** Gives an empty shop that runs the store views of the label, and nothing to sell. */
export async function seedViewsOf(dataFolder: string): Promise<void> {
  const url = await findRunningPostgres(join(dataFolder, 'postgres'))
  if (!url) throw new Error('the shop runs without its embedded database')
  const db = createDatabase({ url, log: createLog({ level: 'silent', name: 'e2e' }) })
  await seedViews(db).finally(() => db.close())
}
