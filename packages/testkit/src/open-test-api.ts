import type { Database } from '@vonk/platform/db'
import { type Api, createApi, type Route } from '@vonk/platform/http'
import { aLog, type LogLine } from './a-log.ts'
import { openTestDatabase, type TestDatabase } from './open-test-database.ts'

export type TestApi = TestDatabase & {
  fetch(request: Request, exchange?: Parameters<Api['fetch']>[1]): Promise<Response>
  /** What the API has logged. */
  readonly lines: readonly LogLine[]
}

/** An API in this process over a database of its own. */
export async function openTestApi(routesOf: (db: Database) => readonly Route[]): Promise<TestApi> {
  const database = await openTestDatabase()
  const { log, lines } = aLog()
  const api = createApi({ routes: routesOf(database.db), log })
  return { ...database, lines, fetch: api.fetch }
}
