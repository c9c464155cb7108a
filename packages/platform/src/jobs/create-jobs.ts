import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { connectionTo, type Db } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { Registry } from '../metrics/index.ts'
import type { JobDefinition } from './define-job.ts'
import { createJobMetrics, type QueueFigures } from './job-metrics.ts'
import { type JobHandler, runJob } from './run-job.ts'

export type JobsOptions = {
  readonly url: string
  readonly log: Log
  /** A process that only enqueues opens one connection and runs no loops. */
  readonly isWorker: boolean
  /** How often to look for jobs that have become due; a job that is due at once is heard of at once. */
  readonly pollSeconds?: number
  /** Where the work is measured. */
  readonly registry?: Registry
}

export type EnqueueOptions = {
  readonly runAt?: Date
  /** A job with this key is added once only, until a week after it has run. */
  readonly key?: string
}

export type Jobs = {
  /** Adds a job to the caller's transaction: it exists when that commits, and never when it does not. */
  enqueue<Schema extends z.ZodObject>(
    tx: Db,
    job: JobDefinition<Schema>,
    data: z.input<Schema>,
    options?: EnqueueOptions,
  ): Promise<void>
  work<Schema extends z.ZodObject>(job: JobDefinition<Schema>, handler: JobHandler<Schema>): Promise<void>
  /** Runs a job that needs no data by the clock (UTC), once for all processes. */
  schedule(job: JobDefinition, cron: string): Promise<void>
  /** Takes no new jobs and lets the running ones finish. */
  stop(): Promise<void>
}

// A job whose worker has not been heard of for so long is given to another.
const HEARTBEAT_SECONDS = 30
const LONGEST_STOP_MS = 30_000

export async function createJobs({ url, log, isWorker, pollSeconds = 2, registry }: JobsOptions): Promise<Jobs> {
  const boss = await startBoss({ url, log, isWorker })
  const ensureQueue = createQueueEnsurer(boss)
  const worked = new Set<string>()
  const metrics = createJobMetrics(registry, () => Promise.all(Array.from(worked, (name) => readQueue(boss, name))))

  return {
    async enqueue(tx, job, data, { runAt, key } = {}) {
      job.schema.parse(data)
      await ensureQueue(job.name)
      await boss.send(job.name, data, {
        ...retryOptions(job),
        ...(runAt && { startAfter: runAt }),
        ...(key !== undefined && { id: jobIdOf(job.name, key) }),
        db: fromDrizzle(tx, sql),
      })
    },
    async work(job, handler) {
      await ensureQueue(job.name)
      worked.add(job.name)
      const workerId = await boss.work(job.name, workOptions(pollSeconds), async (batch) => {
        // A worker fetches one job and then rests, however many wait: look again at once.
        boss.notifyWorker(workerId)
        return Promise.all(batch.map((each) => runJob({ job, handler, log, metrics }, each)))
      })
    },
    async schedule(job, cron) {
      await ensureQueue(job.name)
      await boss.schedule(job.name, cron, job.schema.parse({}), retryOptions(job))
    },
    async stop() {
      // Asked one by one, idle workers end at once; pg-boss would look every half second, and fetch meanwhile.
      const finished = Promise.allSettled(Array.from(worked, (name) => boss.offWork(name)))
      await Promise.race([finished, setTimeout(LONGEST_STOP_MS, null, { ref: false })])
      // Jobs that still run are marked as failed, so that they are tried again elsewhere.
      await boss.stop({ graceful: false })
    },
  }
}

async function startBoss({ url, log, isWorker }: JobsOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connectionTo(url),
    schema: 'jobs',
    application_name: 'vonk-jobs',
    connectionTimeoutMillis: 5_000,
    max: isWorker ? 4 : 1,
    supervise: isWorker,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    schedule: isWorker,
    useListenNotify: isWorker,
  })
  boss.on('error', (err) => log.warn({ err }, 'job queue failed'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warns'))
  await boss.start()
  return boss
}

async function readQueue(boss: PgBoss, queue: string): Promise<QueueFigures> {
  // Forced: otherwise the figures may be an hour old.
  const [stats] = await boss.getQueueStats(queue, { force: true })
  return { queue, waiting: stats?.readyCount ?? 0, failed: stats?.failedCount ?? 0 }
}

function workOptions(pollSeconds: number) {
  const poll = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
  return { ...poll, includeMetadata: true, perJobResults: true } as const
}

function retryOptions({ retry }: JobDefinition) {
  return { retryLimit: retry.limit, retryDelay: retry.delaySeconds, retryBackoff: true }
}

// A job can only be sent to a queue that exists; making one that exists does nothing.
function createQueueEnsurer(boss: PgBoss) {
  const queues = new Map<string, Promise<void>>()
  return (name: string): Promise<void> => {
    const existing = queues.get(name)
    if (existing) return existing
    const queue = boss.createQueue(name, { notify: true, heartbeatSeconds: HEARTBEAT_SECONDS })
    queues.set(name, queue)
    queue.catch(() => queues.delete(name))
    return queue
  }
}

/** The same id for the same name and key, in the shape of a UUID of version 8 (one's own recipe). */
function jobIdOf(name: string, key: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
