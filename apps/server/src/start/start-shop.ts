import type { Catalogue } from '@vonk/commerce/catalogue-search'
import { createImages, type Images } from '@vonk/commerce/images'
import { createLeases, type Database, isDatabaseReady, measurePool } from '@vonk/platform/db'
import {
  createHttpServer,
  createReadiness,
  createSite,
  type FigureSource,
  type HttpServer,
  type OperatorPages,
  type ReadinessCheck,
  tryToListen,
} from '@vonk/platform/http'
import { createMailbox } from '@vonk/platform/mail'
import { createMetrics, type Metrics } from '@vonk/platform/metrics'
import { measureOutbox } from '@vonk/platform/outbox'
import type { ApiHandler } from '../compose/api-handler.ts'
import { createHandler } from '../compose/create-handler.ts'
import type { OpenMedia } from '../compose/open-media.ts'
import type { Config } from '../config.ts'
import type { Middleware } from '../pages/develop-storefront.ts'
import { createWaitingRoom } from '../pages/waiting-room.ts'
import { drawAhead } from './first-pictures.ts'
import { type OpenDatabase, openSeededDatabase } from './open-database.ts'
import { openOperatorPort } from './open-operator-port.ts'
import { openOutputCache } from './open-output-cache.ts'
import { openShop } from './open-shop.ts'
import { openStorefront } from './open-storefront.ts'
import { followPageSources } from './page-sources.ts'
import { extrasOf, openPictures } from './readiness-extras.ts'
import { duties } from './roles.ts'
import type { RunningShop, StartOptions, StartParts } from './start-options.ts'
import { warmUp } from './warm-pages.ts'

export type StartedShop = RunningShop & {
  /** Ends as soon as nobody is connected any more: other processes serve on behind the same port. */
  handOver(): Promise<void>
}

/** How long those who are connected may go on, while others take over. */
const HAND_OVER_IDLE_MS = 5_000

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
  // Whoever has to choose another port wants to know before a shop has been filled. That of a group is open already.
  if (!options.group) await tryToListen(address)
  const database = await openOwnDatabase(options, resources)
  const pictures = await openPictures(options)
  const started = Promise.withResolvers<void>()
  const needed = { database, pictures, whenStarted: started.promise }
  const { handler: api, catalogue, bank, replica } = await openShop(options, needed, resources)
  const images = pictures && openImages(options, { ...pictures, url: database?.url }, resources)
  if (database) measureDatabase(metrics, database, catalogue)
  const extras = extrasOf({ replica, catalogue, pictures })
  const readiness = createReadiness({ checks: checksOf(config, database?.db ?? null), extras })
  const watched = { figures: figuresOf(options), readiness, operatorPages: operatorPagesOf(config, database) }

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
  const handler = createHandler({
    api,
    storefront: cache?.storefront ?? storefront,
    images,
    bank,
    ...pageSettings(config),
    waitingRoom: around.waitingRoom,
    log,
    ...(catalogue && { catalogueVersion: catalogue.index.version }),
  })
  const site = createSite({
    fetch: handler,
    log,
    metrics,
    ...watched,
    metricsToken: config.metricsToken ?? null,
    quietRoutes: ['file', 'picture'],
    security: around.security,
  })

  await openOperatorPort(options, watched, resources)
  await warmUp(options, { api, handler })
  const port = await http.listen(address)
  started.resolve()
  resources.defer(() => http.close())
  if (images && catalogue) startDrawing(options, images, catalogue)
  return { port, api, ...waysToEnd(http, resources) }
}

function waysToEnd(http: HttpServer, resources: AsyncDisposableStack): Pick<StartedShop, 'handOver' | 'stop'> {
  return {
    async handOver() {
      await http.handOver(HAND_OVER_IDLE_MS)
      await resources.disposeAsync()
    },
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
    extraSources: await followPageSources(api, options),
    editorOrigin: config.editorOrigin,
    hasEncryptedSubdomains: config.hasEncryptedSubdomains,
  }
  return { security, waitingRoom: createWaitingRoom({ api, log }) }
}

function startDrawing({ config, log }: StartParts, images: Images, catalogue: Catalogue): void {
  if (config.hasDrawnAhead) drawAhead(images, catalogue, (err) => log.warn({ err }, 'drawing ahead ended'))
}

function operatorPagesOf({ operatorToken }: Config, database: OpenDatabase | null): OperatorPages | undefined {
  return database ? { token: operatorToken ?? null, fetch: createMailbox(database).fetch } : undefined
}

function figuresOf({ group, metrics }: StartParts): FigureSource {
  return group?.figures ?? metrics.registry
}

async function openOwnDatabase(options: StartParts, resources: AsyncDisposableStack): Promise<OpenDatabase | null> {
  return duties[options.config.role].hasDatabase ? openSeededDatabase(options, resources) : null
}

function measureDatabase({ registry }: Metrics, { db }: OpenDatabase, catalogue: Catalogue | null): void {
  measurePool(registry, db.pool)
  measureOutbox(registry, { db, followers: catalogue ? { catalogue: () => catalogue.index.findPosition() } : {} })
}

function openImages(
  { config, log, metrics, group }: StartParts,
  { media, derived, url }: OpenMedia & { readonly url: string | undefined },
  resources: AsyncDisposableStack,
): Images {
  // Who draws alone has nobody to agree with.
  const leases = url && (derived || group) ? createLeases({ url, log }) : null
  if (leases) resources.defer(() => leases.close())
  const images = createImages({
    media,
    derived,
    leases,
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
