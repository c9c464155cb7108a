import { measurePool } from '@vonk/platform/db'
import { createMetrics } from '@vonk/platform/metrics'
import { measureOutbox } from '@vonk/platform/outbox'
import { startJobs } from '../compose/start-jobs.ts'
import { type OpenDatabase, openSeededDatabase } from './open-database.ts'
import type { StartOptions, StartParts } from './start-options.ts'

/** The jobs of the shop alone, in a process that nobody can connect to. */
export async function startWorker(options: StartOptions): Promise<{ stop(): Promise<void> }> {
  const resources = new AsyncDisposableStack()
  const metrics = options.metrics ?? createMetrics()
  try {
    const database = await openSeededDatabase(options, resources)
    await openJobs({ ...options, metrics }, database, resources)
    measurePool(metrics.registry, database.db.pool)
    measureOutbox(metrics.registry, { db: database.db, followers: {} })
    return { stop: () => resources.disposeAsync() }
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}

export async function openJobs(
  { log, config, metrics }: StartParts,
  database: OpenDatabase,
  resources: AsyncDisposableStack,
): Promise<void> {
  const jobs = await startJobs({ ...database, log, registry: metrics.registry, config })
  resources.defer(() => jobs.stop())
}
