import type { Database } from '@vonk/platform/db'
import { type Api, createApi, type Route } from '@vonk/platform/http'
import { aLog, type LogLine } from './a-log.ts'
import { openTestDatabase, type TestDatabase } from './open-test-database.ts'

export type TestApi = TestDatabase & {
  fetch(request: Request, scope?: Parameters<Api['fetch']>[1]): Promise<Response>
  /** What the API has logged. */
  readonly lines: readonly LogLine[]
}

/** An API in this process over a database of its own, with a single connection: no call may need a second one to go on. */
export async function openTestApi(routesOf: (db: Database) => readonly Route[]): Promise<TestApi> {
  const database = await openTestDatabase({ poolSize: 1 })
  const { log, lines } = aLog()
  const api = createApi({ routes: routesOf(database.db), log })
  return { ...database, lines, fetch: api.fetch }
}
