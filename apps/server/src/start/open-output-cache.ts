import { createClient } from '@vonk/client'
import { listStoreViews } from '@vonk/contract'
import { checkConnection, createDatabase, type Database } from '@vonk/platform/db'
import type { SiteOptions } from '@vonk/platform/http'
import type { Metrics } from '@vonk/platform/metrics'
import { createOutbox, lastPosition } from '@vonk/platform/outbox'
import { ChangeLedger, createCacheMetrics, createHitListener, PageStore } from '@vonk/platform/output-cache'
import type { ApiHandler } from '../compose/api-handler.ts'
import { loadTagsToken } from '../compose/load-tags-token.ts'
import { startCacheInvalidation } from '../pages/cache-invalidation.ts'
import type { Middleware } from '../pages/develop-storefront.ts'
import { createPageCache } from '../pages/page-cache.ts'
import type { Storefront } from '../pages/storefront.ts'
import type { WaitingRoom } from '../pages/waiting-room.ts'
import type { OpenDatabase } from './open-database.ts'
import type { StartOptions } from './start-options.ts'

type OutputCache = {
  /** The storefront with a memory. */
  readonly storefront: Storefront
  /** Answers what is kept without going through the whole site. */
  readonly middleware: Middleware
}

type CacheSources = {
  readonly storefront: Storefront | null
  /** None in a process that has no other use for it: then one is opened, to hear of changes. */
  readonly database: OpenDatabase | null
  readonly api: ApiHandler | null
  readonly metrics: Metrics
  readonly security: NonNullable<SiteOptions['security']>
  readonly waitingRoom: WaitingRoom | null
}

/** Of one view and kind: more pages than a view has, unless somebody makes addresses up. */
const MOST_PAGES = 5_000
/** A page that was right this long ago may be given to a shopper. */
const PATIENCE_MS = 900
/** Asked this often whether anything is new, should a notification get lost. */
const IDLE_MS = 250

/** The pages this process keeps; null where it keeps none. */
export async function openOutputCache(
  options: StartOptions,
  { storefront, database, api, metrics, security, waitingRoom }: CacheSources,
  resources: AsyncDisposableStack,
): Promise<OutputCache | null> {
  const { config, log, isDevelopment } = options
  const url = database?.url ?? config.directUrl ?? config.databaseUrl
  if (config.outputCacheMegabytes === 0 || isDevelopment || !storefront || !api || !url) return null
  const db = database?.db ?? (await openListeningDatabase(url, log, resources))
  const store = new PageStore({ mostBytes: config.outputCacheMegabytes * 1_000_000, mostPages: MOST_PAGES })
  const ledger = new ChangeLedger({ floor: await lastPosition(db), patienceMs: PATIENCE_MS })
  const counts = createCacheMetrics(metrics.registry, store)
  const hosts = createOwnHosts(api, config.port)
  const pages = createPageCache({
    store,
    ledger,
    metrics: counts,
    isOwnHost: hosts.has,
    tagsToken: await loadTagsToken(db),
  })
  const outbox = createOutbox({ db, url, log, pace: { idleMs: IDLE_MS, retryDelayMs: IDLE_MS } })
  resources.defer(() => outbox.close())
  await startCacheInvalidation({ db, outbox, store, ledger, metrics: counts, onEverything: hosts.renew })
  const { trustProxy } = config
  const answerHit = createHitListener({
    find: pages.find,
    onHit: () => counts.hits.inc(),
    trustProxy,
    security,
    log,
    metrics,
  })
  return {
    storefront: { ...storefront, renderPage: pages.wrap(storefront.renderPage) },
    // While there is a line, whoever asks for a page is looked at first.
    middleware: (incoming, outgoing, next) => (!waitingRoom?.mayBeOn() && answerHit(incoming, outgoing)) || next(),
  }
}

async function openListeningDatabase(
  url: string,
  log: StartOptions['log'],
  resources: AsyncDisposableStack,
): Promise<Database> {
  await checkConnection(url)
  const db = createDatabase({ url, log })
  resources.defer(() => db.close())
  return db
}

/**
 * The hosts of the store views, at the port of this process or at the usual one. They are read when somebody asks; until
 * they are known there are none, and nothing is kept.
 */
function createOwnHosts(api: ApiHandler, port: number) {
  const client = createClient({ fetch: (request) => api(request, {}), origin: 'http://api.internal' })
  let hosts: ReadonlySet<string> = new Set()
  let isAsking = false

  async function ask(): Promise<void> {
    isAsking = true
    const answer = await client.call(listStoreViews, {}).catch(() => null)
    if (answer?.ok) hosts = new Set(answer.value.views.flatMap(({ host }) => [host, `${host}:${port}`]))
    isAsking = false
  }

  return {
    has(host: string): boolean {
      if (hosts.size === 0 && !isAsking) void ask()
      return hosts.has(host)
    },
    /** Until the answer is there, the shop is where it was. */
    async renew(): Promise<void> {
      if (hosts.size > 0) await ask()
    },
  }
}
