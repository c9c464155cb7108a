import { createImages, type Images } from '@vonk/commerce/images'
import { createStores } from '@vonk/commerce/stores'
import { type Database, isDatabaseReady, measurePool } from '@vonk/platform/db'
import {
  createHttpServer,
  createOperatorSite,
  createReadiness,
  createSite,
  type OperatorPages,
  type ReadinessCheck,
  serve,
  tryToListen,
} from '@vonk/platform/http'
import { createMailbox } from '@vonk/platform/mail'
import { createMetrics, type Metrics } from '@vonk/platform/metrics'
import { measureOutbox } from '@vonk/platform/outbox'
import type { ApiHandler } from '../compose/api-handler.ts'
import { createHandler } from '../compose/create-handler.ts'
import type { Catalogue } from '../compose/open-catalogue.ts'
import { startJobs } from '../compose/start-jobs.ts'
import type { Config } from '../config.ts'
import type { Middleware } from '../pages/develop-storefront.ts'
import { createWaitingRoom } from '../pages/waiting-room.ts'
import { drawAhead } from './first-pictures.ts'
import { openApi } from './open-api.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { openOutputCache } from './open-output-cache.ts'
import { openStorefront } from './open-storefront.ts'
import { findPageSources } from './page-sources.ts'
import { duties } from './roles.ts'
import type { StartOptions, StartParts } from './start-options.ts'

export type StartedShop = {
  readonly port: number
  readonly api: ApiHandler | null
  /** Is not ready for a while but still serves; then the port closes, running requests finish, jobs, pools and the database stop. */
  stop(drain?: Drain): Promise<void>
}

/** How long balancers get to notice, unless the signal comes first. */
type Drain = { readonly ms: number; readonly signal: AbortSignal }

/** Brings up everything the role asks for and opens the port last; a failure closes what was open. */
export async function startShop(options: StartOptions): Promise<StartedShop> {
  const resources = new AsyncDisposableStack()
  try {
    return await bringUp({ ...options, metrics: options.metrics ?? createMetrics() }, resources)
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}

async function bringUp(options: StartParts, resources: AsyncDisposableStack): Promise<StartedShop> {
  const { config, log, metrics } = options
  const address = { port: config.port, hostname: config.host }
  // Whoever has to choose another port wants to know before a shop has been filled.
  await tryToListen(address)
  const database = duties[config.role].hasDatabase ? await openSeededDatabase(options, resources) : null
  const { handler: api, catalogue, bank } = await openApi(options, database, resources)
  const images = openImages(options, resources)
  if (database) measureDatabase(metrics, database, catalogue)
  const readiness = createReadiness({ checks: checksOf(config, database?.db ?? null) })
  const watched = { metrics, readiness, operatorPages: operatorPagesOf(config, database?.db ?? null) }

  let middleware: Middleware = (_incoming, _outgoing, next) => next()
  const http = createHttpServer({
    fetch: (request, given) => site.fetch(request, given),
    log,
    readiness,
    trustProxy: config.trustProxy,
    connections: config.connections,
    timeouts: { stalledMs: config.sendTimeoutMs },
    wrap: (listener) => (incoming, outgoing) => middleware(incoming, outgoing, () => listener(incoming, outgoing)),
  })
  const storefront = await openStorefront(options, http.server)
  if (storefront?.middleware) middleware = storefront.middleware
  if (storefront) resources.defer(storefront.close)
  const around = await guardPages(options, api)
  const cache = await openOutputCache(options, { storefront, database, api, metrics, ...around }, resources)
  middleware = cache?.middleware ?? middleware
  const site = createSite({
    fetch: createHandler({
      api,
      storefront: cache?.storefront ?? storefront,
      images,
      bank,
      ...pageSettings(config),
      waitingRoom: around.waitingRoom,
      log,
      ...(catalogue && { catalogueVersion: catalogue.index.version }),
    }),
    log,
    ...watched,
    metricsToken: config.metricsToken ?? null,
    quietRoutes: ['file', 'picture'],
    security: around.security,
  })

  await openOperatorPort(options, watched, resources)
  const port = await http.listen(address)
  resources.defer(() => http.close())
  if (images && catalogue) startDrawing(options, images, catalogue)
  return {
    port,
    api,
    async stop(drain) {
      if (drain && drain.ms > 0) await http.drain(drain.ms, drain)
      await resources.disposeAsync()
    },
  }
}

function pageSettings({ mapTiles, editorOrigin, checksFragments }: Config) {
  return { mapTiles, editorOrigin, checksFragments }
}

/** What stands around every page: what its policy allows, and the line before the shop. */
async function guardPages(options: StartParts, api: ApiHandler | null) {
  const { config, log, isDevelopment } = options
  const security = {
    // Vite injects scripts and styles of its own while developing.
    hasContentPolicy: !isDevelopment,
    extraSources: await findPageSources(api, options),
    editorOrigin: config.editorOrigin,
  }
  return { security, waitingRoom: createWaitingRoom({ api, log }) }
}

function startDrawing({ config, log }: StartParts, images: Images, catalogue: Catalogue): void {
  if (config.hasDrawnAhead) drawAhead(images, catalogue, (err) => log.warn({ err }, 'drawing ahead ended'))
}

function operatorPagesOf({ operatorToken }: Config, db: Database | null): OperatorPages | undefined {
  return db ? { token: operatorToken ?? null, fetch: createMailbox({ db }).fetch } : undefined
}

function measureDatabase({ registry }: Metrics, { db }: OpenDatabase, catalogue: Catalogue | null): void {
  measurePool(registry, db.pool)
  measureOutbox(registry, { db, followers: catalogue ? { catalogue: () => catalogue.index.findPosition() } : {} })
}

async function openSeededDatabase(options: StartParts, resources: AsyncDisposableStack) {
  const database = await openDatabase(options)
  resources.defer(() => database.close())
  await options.progress.step('seed', async (say) => {
    const added = await createStores({ db: database.db }).seed()
    if (added > 0) say(`${added} store views`)
    await options.seed?.({ db: database.db, mediaFolder: options.config.mediaFolder, onProgress: say })
  })
  if (duties[options.config.role].hasJobs) {
    const jobs = await startJobs({
      ...database,
      log: options.log,
      registry: options.metrics.registry,
      config: options.config,
    })
    resources.defer(() => jobs.stop())
  }
  return database
}

/** Closed after the shop's own port: whoever watches sees it drain. */
async function openOperatorPort(
  { config, log }: StartOptions,
  watched: Parameters<typeof createOperatorSite>[0],
  resources: AsyncDisposableStack,
): Promise<void> {
  if (!config.operatorAddress) return
  const { port, close } = await serve({ ...createOperatorSite(watched), ...config.operatorAddress, log })
  resources.defer(() => close())
  log.info({ port }, 'the measurements can be read on the port for operators')
}

function openImages({ config, log, metrics }: StartParts, resources: AsyncDisposableStack): Images | null {
  if (!duties[config.role].hasApi) return null
  const images = createImages({
    mediaFolder: config.mediaFolder,
    cacheFolder: config.imageCacheFolder,
    cacheMegabytes: config.imageCacheMegabytes,
    workers: config.imageWorkers,
    waitMs: config.imageWaitMs,
    registry: metrics.registry,
    log,
  })
  resources.defer(() => images.close())
  return images
}

function checksOf({ apiUrl, role }: Config, db: Database | null): Record<string, ReadinessCheck> {
  if (db) return { database: () => isDatabaseReady(db) }
  return role === 'storefront' && apiUrl ? { api: async () => (await fetch(new URL('/healthz', apiUrl))).ok } : {}
}
