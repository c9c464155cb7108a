import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import type { Database } from '@vonk/platform/db'
import { createApi, readCacheTags } from '@vonk/platform/http'
import { createOutbox } from '@vonk/platform/outbox'
import type { SearchEngine } from '@vonk/search/port'
import { aLog, aSearchEngine, openTestDatabase, seedViews } from '@vonk/testkit'
import { createGroupFinder, createGroupTokens, createPriceSigner } from '../../prices/index.ts'
import { createSessions } from '../../sessions/index.ts'
import { stockRoutes } from '../../stock/index.ts'
import { createStores, followSettings } from '../../stores/index.ts'
import { createThrottles } from '../../throttles/index.ts'
import { createParentStock } from '../answers/parent-stock.ts'
import { productRoutes } from '../answers/product-routes.ts'
import { catalogueSearchRoutes } from '../answers/search-routes.ts'
import { openCatalogueIndex } from '../indexing/catalogue-index.ts'
import { unsearchedFields } from '../indexing/index-fields.ts'
import { createCatalogueSearch } from '../querying/catalogue-search.ts'
import { seedCatalogue } from './small-catalogue.ts'

export type CatalogueApi = Awaited<ReturnType<typeof openCatalogueApi>>

type Asking = {
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal | null
}

type Opening = {
  /** Comes between the shop and its search engine. */
  readonly wrap?: (engine: SearchEngine) => SearchEngine
  /** Changes what the shop finds when it opens. */
  readonly prepare?: (db: Database) => Promise<void>
}

/** The catalogue's calls over a small shop of their own. */
export async function openCatalogueApi({ wrap = (engine) => engine, prepare }: Opening = {}) {
  const database = await openTestDatabase({ poolSize: 1 })
  const { db, url } = database
  const { log, lines } = aLog()
  const stores = createStores({ db })
  await seedViews(db)
  await seedCatalogue(db)
  await prepare?.(db)
  const directory = await stores.loadDirectory()
  const outbox = createOutbox({ db, url, log })
  const engine = wrap(aSearchEngine({ notFilterable: unsearchedFields }))
  const settings = await followSettings({ db, outbox, log })
  const index = await openCatalogueIndex({ db, outbox, engine, directory, settingsOf: settings.of, log })
  await index.whenAllRead()
  settings.onChange(() => index.changeSettings())
  const onFailure = (err: unknown) => log.error({ err }, 'the search failed')
  const search = createCatalogueSearch({ db, engine, index, directory, onFailure })
  const tokens = createGroupTokens(new Uint8Array(32).fill(1))
  const throttles = createThrottles({ db, limits: throttleLimits })
  const sessions = createSessions({ db, throttles, settings: defaultSettings })
  const groupOf = createGroupFinder({ groupTokens: tokens, whoIs: sessions.whoIs })
  const sign = createPriceSigner(new Uint8Array(32).fill(2))
  const routes = [
    ...catalogueSearchRoutes({ search, directory, groupOf, sign }),
    ...productRoutes({ db, search, index, directory, groupOf, sign }),
    ...stockRoutes({ db, findParentStock: createParentStock({ search, directory }) }),
  ]
  const api = createApi({ routes, log, cacheTags: { findPosition: () => index.findPosition(), token: 'wanted' } })
  return {
    db,
    url,
    stores,
    engine,
    tokens,
    sessions,
    lines,
    async ask(path: string, { body, headers = {}, signal = null }: Asking = {}) {
      const answer = await api.fetch(
        new Request(`http://localhost${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          signal,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      )
      // Every answer of the API is a JSON object or null.
      const answered = (await answer.json()) as Readonly<Record<string, unknown>> | null
      return { status: answer.status, body: answered, cacheTags: readCacheTags(answer.headers) }
    },
    async close() {
      await settings.close()
      await index.close()
      await outbox.close()
      await database.close()
    },
  }
}
