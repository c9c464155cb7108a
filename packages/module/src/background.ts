import type { Db } from '@vonk/platform/db'
import type { JobDefinition, JobHandler, Jobs } from '@vonk/platform/jobs'
import type { EventKind, Outbox, ReceivedEvent, SubscribeOptions } from '@vonk/platform/outbox'
import type { z } from 'zod'

/** Work of a module that a worker does when something has happened. */
export type Listener = {
  /** Under which the database knows how far it has come: it is never changed. */
  readonly name: string
  start(outbox: Outbox): Promise<unknown>
}

/** Work of a module that a worker does when it is put into a queue, or by the clock. */
export type Job = { readonly name: string; start(jobs: Jobs): Promise<void> }

type Subscription<Kind extends EventKind> = Omit<SubscribeOptions<Kind>, 'topics' | 'handle'>

/** Handles what is published, in order and once, in the transaction that notes how far it has come. */
export function on<Kind extends EventKind>(
  topics: readonly Kind[],
  options: Subscription<Kind>,
  handle: (tx: Db, event: ReceivedEvent<Kind>) => Promise<void>,
): Listener {
  return { name: options.name, start: (outbox) => outbox.subscribe({ ...options, topics, handle }) }
}

/** Does a job that was put into its queue. */
export function work<Schema extends z.ZodObject>(job: JobDefinition<Schema>, handler: JobHandler<Schema>): Job {
  return { name: job.name, start: (jobs) => jobs.work(job, handler) }
}

/** Does a job by the clock (UTC), once for all processes. */
export function onSchedule(cron: string, job: JobDefinition, handler: JobHandler<JobDefinition['schema']>): Job {
  return {
    name: job.name,
    async start(jobs) {
      await jobs.work(job, handler)
      await jobs.schedule(job, cron)
    },
  }
}
