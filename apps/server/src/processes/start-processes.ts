import { type Database, isDatabaseReady } from '@vonk/platform/db'
import { createReadiness, tryToListen } from '@vonk/platform/http'
import { createMailbox } from '@vonk/platform/mail'
import { createMetrics } from '@vonk/platform/metrics'
import { forwardTo } from '../compose/api-handler.ts'
import { openCluster } from '../compose/search-adapters.ts'
import { openSeededDatabase } from '../start/open-database.ts'
import { openOperatorPort } from '../start/open-operator-port.ts'
import { openReplica } from '../start/open-replica.ts'
import { startStaffSealer } from '../start/open-staff-sealer.ts'
import { buildPages } from '../start/open-storefront.ts'
import { extrasOf, openPictures } from '../start/readiness-extras.ts'
import { duties } from '../start/roles.ts'
import { hostOf } from '../start/site-of.ts'
import type { RunningShop, StartOptions, StartParts } from '../start/start-options.ts'
import { createGroup } from './create-group.ts'

/** The shop in several processes. This one serves nobody: it has the database and the port, and keeps the others running. */
export async function startProcesses(options: StartOptions): Promise<RunningShop> {
  const resources = new AsyncDisposableStack()
  try {
    return await bringUp({ ...options, metrics: options.metrics ?? createMetrics() }, resources)
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}

async function bringUp(options: StartParts, resources: AsyncDisposableStack): Promise<RunningShop> {
  const { config, log, progress, metrics } = options
  const { hasDatabase, hasPages, hasJobs } = duties[config.role]
  await tryToListen({ port: config.port, hostname: config.host })
  const database = hasDatabase ? await openSeededDatabase(options, resources) : null
  // Makes the key that the others find, and says once what is wrong with it.
  if (database) await startStaffSealer(database.db, options)
  const replica = database && (await openReplica(options, database.db, resources))
  const pictures = await openPictures(options)
  const catalogue = await watchSearch(options, resources)
  if (hasPages) await buildPages(options)
  const group = createGroup({
    processes: config.processes,
    hasWorker: hasJobs,
    databaseUrl: config.databaseUrl ?? database?.url,
    port: config.port,
    registry: metrics.registry,
    log,
  })
  resources.defer(() => group.stop({ ms: 0 }))
  const port = await progress.step('processes', (say) => {
    say(`${config.processes} that serve${hasJobs ? ', one for the jobs' : ''}`)
    return group.start()
  })
  const readiness = createReadiness({
    checks: checksOf(group, database?.db ?? null),
    extras: extrasOf({ replica, catalogue, pictures }),
  })
  const figures = { contentType: metrics.registry.contentType, metrics: () => group.readFigures() }
  const operatorPages = database ? { token: null, fetch: createMailbox(database).fetch } : undefined
  await openOperatorPort(options, { figures, readiness, operatorPages }, resources)
  return {
    port,
    api: forwardTo(`http://${hostOf(config)}:${port}`),
    restart: group.restart,
    async stop(drain = { ms: 0 }) {
      readiness.drain()
      await group.stop(drain)
      await resources.disposeAsync()
    },
  }
}

/** The search that all of them ask; null where each has its own, or none. */
async function watchSearch({ config, log }: StartParts, resources: AsyncDisposableStack) {
  const { role, searchAdapter, searchCluster } = config
  if (!duties[role].hasApi || searchAdapter !== 'opensearch') return null
  const watched = await openCluster({ ...searchCluster, log })
  resources.defer(watched.close)
  return watched
}

function checksOf(group: Pick<ReturnType<typeof createGroup>, 'isServing'>, db: Database | null) {
  const serving = { processes: group.isServing }
  return db ? { ...serving, database: () => isDatabaseReady(db) } : serving
}
