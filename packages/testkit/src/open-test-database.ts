import { randomUUID } from 'node:crypto'
import { createDatabase, type Database } from '@vonk/platform/db'
import { escapeIdentifier } from 'pg'
import { inject } from 'vitest'
import { aLog } from './a-log.ts'
import { administer, databaseUrl, TEMPLATE } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string
  }
}

export type TestDatabase = { readonly db: Database; readonly url: string; close(): Promise<void> }

/** A migrated database for this test alone, from the server that the global setup has started. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl')
  const name = `test_${randomUUID()}`
  await administer(serverUrl, `create database ${escapeIdentifier(name)} template ${TEMPLATE} strategy file_copy`)
  const url = databaseUrl(serverUrl, name)
  const db = createDatabase({ url, log: aLog().log, poolSize: 5 })
  return {
    db,
    url,
    async close() {
      await db.close()
      await administer(serverUrl, `drop database ${escapeIdentifier(name)} with (force)`)
    },
  }
}
