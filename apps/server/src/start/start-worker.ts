import { measurePool } from '@vonk/platform/db'
import { createMetrics } from '@vonk/platform/metrics'
import { measureOutbox } from '@vonk/platform/outbox'
import { openSeededDatabase } from './open-database.ts'
import { openShop } from './open-shop.ts'
import type { StartOptions } from './start-options.ts'

/** The jobs of the shop alone, in a process that nobody can connect to. */
export async function startWorker(options: StartOptions): Promise<{ stop(): Promise<void> }> {
  const resources = new AsyncDisposableStack()
  const metrics = options.metrics ?? createMetrics()
  try {
    const database = await openSeededDatabase(options, resources)
    const needed = { database, pictures: null, whenStarted: Promise.resolve() }
    await openShop({ ...options, metrics }, needed, resources)
    measurePool(metrics.registry, database.db.pool)
    measureOutbox(metrics.registry, { db: database.db, followers: {} })
    return { stop: () => resources.disposeAsync() }
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}
