import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { z } from 'zod'
import { traceError } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { JobDefinition } from './define-job.ts'
import type { JobMetrics, JobOutcome } from './job-metrics.ts'

/** `signal` aborts when the job has taken too long or the process can wait no longer. */
export type JobHandler<Schema extends z.ZodObject> = (
  data: z.output<Schema>,
  run: { readonly id: string; readonly signal: AbortSignal },
) => Promise<void>

type Work<Schema extends z.ZodObject> = {
  readonly job: JobDefinition<Schema>
  readonly handler: JobHandler<Schema>
  readonly log: Log
  readonly metrics: JobMetrics
}

/** Runs one job; its failure becomes a result, so that one bad job stops nothing else. */
export async function runJob<Schema extends z.ZodObject>(
  work: Work<Schema>,
  fetched: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const { metrics, job } = work
  const begunAt = performance.now()
  metrics.onBegun(job.name, Math.max(0, Date.now() - fetched.startAfter.getTime()) / 1_000)
  const { result, outcome } = await attempt(work, fetched)
  metrics.onFinished({ queue: job.name, outcome, seconds: (performance.now() - begunAt) / 1_000 })
  return result
}

async function attempt<Schema extends z.ZodObject>(
  { job, handler, log }: Work<Schema>,
  { id, data, retryCount, retryLimit, signal }: JobWithMetadata<unknown>,
): Promise<{ result: JobResult; outcome: JobOutcome }> {
  const facts = { job: job.name, jobId: id, attempt: retryCount + 1 }
  const parsed = job.schema.safeParse(data)
  if (!parsed.success) {
    log.error({ ...facts, err: parsed.error }, 'job given up: its data does not fit')
    // No retry can mend its data.
    const result = { id, status: 'deadletter', output: { error: traceError(parsed.error) } } as const
    return { result, outcome: 'given-up' }
  }
  try {
    await handler(parsed.data, { id, signal })
    return { result: { id, status: 'completed' }, outcome: 'completed' }
  } catch (err) {
    const isLast = retryCount >= retryLimit
    if (isLast) log.error({ ...facts, err }, 'job given up: it failed too often')
    else log.warn({ ...facts, err }, 'job failed: it will be tried again')
    const result = { id, status: 'failed', output: { error: traceError(err) } } as const
    return { result, outcome: isLast ? 'given-up' : 'failed' }
  }
}
