import { randomUUID } from 'node:crypto'
import { createDatabase, type Database } from '@vonk/platform/db'
import { escapeIdentifier } from 'pg'
import { inject } from 'vitest'
import { aLog } from './a-log.ts'
import { refuseSecondConnection } from './refuse-second-connection.ts'
import { administer, databaseUrl, TEMPLATE } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string
  }
}

export type TestDatabase = { readonly db: Database; readonly url: string; close(): Promise<void> }

export type TestDatabaseOptions = {
  /** With one connection, whoever needs a second to go on never does. Races need several to be races. */
  readonly poolSize?: number
  /** Without tables: for what makes them itself. */
  readonly isEmpty?: boolean
}

/**
 * A migrated database for this test alone, from the server that the global setup has started. Closing it fails when a
 * transaction has asked for a second connection.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { poolSize = 5, isEmpty = false } = options
  const serverUrl = inject('testServerUrl')
  const name = `test_${randomUUID()}`
  const template = isEmpty ? 'template1' : TEMPLATE
  await administer(serverUrl, `create database ${escapeIdentifier(name)} template ${template} strategy file_copy`)
  const url = databaseUrl(serverUrl, name)
  // A machine that is busy with other tests is waited for.
  const { db, errors } = refuseSecondConnection(createDatabase({ url, log: aLog().log, poolSize, isWatched: false }))
  return {
    db,
    url,
    async close() {
      await db.close()
      await administer(serverUrl, `drop database ${escapeIdentifier(name)} with (force)`)
      const [error] = errors
      if (error) throw error
    },
  }
}
