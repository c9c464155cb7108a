import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { z } from 'zod'
import { traceError } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { JobDefinition } from './define-job.ts'

/** `signal` aborts when the job has taken too long or the process can wait no longer. */
export type JobHandler<Schema extends z.ZodObject> = (
  data: z.output<Schema>,
  run: { readonly id: string; readonly signal: AbortSignal },
) => Promise<void>

type Work<Schema extends z.ZodObject> = {
  readonly job: JobDefinition<Schema>
  readonly handler: JobHandler<Schema>
  readonly log: Log
}

/** Runs one job; its failure becomes a result, so that one bad job stops nothing else. */
export async function runJob<Schema extends z.ZodObject>(
  { job, handler, log }: Work<Schema>,
  { id, data, retryCount, retryLimit, signal }: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const facts = { job: job.name, jobId: id, attempt: retryCount + 1 }
  const parsed = job.schema.safeParse(data)
  if (!parsed.success) {
    log.error({ ...facts, err: parsed.error }, 'job given up: its data does not fit')
    // No retry can mend its data.
    return { id, status: 'deadletter', output: { error: traceError(parsed.error) } }
  }
  try {
    await handler(parsed.data, { id, signal })
    return { id, status: 'completed' }
  } catch (err) {
    if (retryCount < retryLimit) log.warn({ ...facts, err }, 'job failed: it will be tried again')
    else log.error({ ...facts, err }, 'job given up: it failed too often')
    return { id, status: 'failed', output: { error: traceError(err) } }
  }
}
