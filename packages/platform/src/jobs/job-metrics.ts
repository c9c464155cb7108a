import { addGauge, Histogram, type Reading, type Registry } from '../metrics/index.ts'

/** `failed` will be tried again, `given-up` will not. */
export type JobOutcome = 'completed' | 'failed' | 'given-up'

type FinishedJob = { readonly job: string; readonly outcome: JobOutcome; readonly seconds: number }

export type JobMetrics = {
  /** How long it lay there after it could have been begun. */
  onBegun(job: string, waitedSeconds: number): void
  onFinished(finished: FinishedJob): void
}

export type QueueFigures = { readonly job: string; readonly waiting: number; readonly failed: number }

/** What those who run the shop want to know of its background work; nothing is measured without a registry. */
export function createJobMetrics(
  registry: Registry | undefined,
  readQueues: () => Promise<QueueFigures[]>,
): JobMetrics {
  if (!registry) return { onBegun: () => {}, onFinished: () => {} }
  const registers = [registry]
  addGauge(registry, {
    name: 'jobs',
    help: 'Jobs that are due and wait for a worker, and those given up that are still kept',
    labelNames: ['job', 'state'],
    read: async () => (await readQueues()).flatMap(toReadings),
  })
  const waited = new Histogram({
    name: 'job_wait_seconds',
    help: 'Age of a job, from when it was due, when a worker took it up',
    labelNames: ['job'] as const,
    buckets: [1, 5, 15, 60, 300, 900, 3600],
    registers,
  })
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a worker spent on a job',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers,
  })
  return {
    onBegun: (job, seconds) => waited.observe({ job }, seconds),
    onFinished: ({ job, outcome, seconds }) => duration.observe({ job, outcome }, seconds),
  }
}

function toReadings({ job, waiting, failed }: QueueFigures): Reading[] {
  return [
    { labels: { job, state: 'waiting' }, value: waiting },
    { labels: { job, state: 'failed' }, value: failed },
  ]
}
