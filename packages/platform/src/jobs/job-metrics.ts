import { addGauge, Histogram, type Reading, type Registry } from '../metrics/index.ts'

/** `failed` will be tried again, `given-up` will not. */
export type JobOutcome = 'completed' | 'failed' | 'given-up'

type FinishedJob = { readonly queue: string; readonly outcome: JobOutcome; readonly seconds: number }

export type JobMetrics = {
  /** How long it lay there after it could have been begun. */
  onBegun(queue: string, waitedSeconds: number): void
  onFinished(finished: FinishedJob): void
}

export type QueueFigures = { readonly queue: string; readonly waiting: number; readonly failed: number }

/** What those who run the shop want to know of its background work, by queue (a label `job` would be Prometheus' own); nothing is measured without a registry. */
export function createJobMetrics(
  registry: Registry | undefined,
  readQueues: () => Promise<QueueFigures[]>,
): JobMetrics {
  if (!registry) return { onBegun: () => {}, onFinished: () => {} }
  const registers = [registry]
  addGauge(registry, {
    name: 'job_queue_size',
    isShared: true,
    help: 'Jobs that are due and wait for a worker, and those given up that are still kept',
    labelNames: ['queue', 'state'],
    read: async () => (await readQueues()).flatMap(toReadings),
  })
  const waited = new Histogram({
    name: 'job_wait_seconds',
    help: 'Age of a job, from when it was due, when a worker took it up',
    labelNames: ['queue'] as const,
    buckets: [1, 5, 15, 60, 300, 900, 3600],
    registers,
  })
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a worker spent on a job',
    labelNames: ['queue', 'outcome'] as const,
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers,
  })
  return {
    onBegun: (queue, seconds) => waited.observe({ queue }, seconds),
    onFinished: ({ queue, outcome, seconds }) => duration.observe({ queue, outcome }, seconds),
  }
}

function toReadings({ queue, waiting, failed }: QueueFigures): Reading[] {
  return [
    { labels: { queue, state: 'waiting' }, value: waiting },
    { labels: { queue, state: 'failed' }, value: failed },
  ]
}
