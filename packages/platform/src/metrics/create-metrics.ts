import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Only patterns of routes are labels: a raw path would grow the registry without end. */
export type RequestLabels = 'method' | 'route' | 'status'

export type Metrics = {
  readonly registry: Registry
  readonly httpDuration: Histogram<RequestLabels>
}

/** Gauges of prom-client with the ending of a counter, which Prometheus' own checker refuses and nothing of ours shows. */
const misnamed = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total']

/** The measurements of one process; `processMetrics` adds memory, CPU, event-loop and GC figures. */
export function createMetrics({ processMetrics = true }: { readonly processMetrics?: boolean } = {}): Metrics {
  const registry = new Registry()
  if (processMetrics) {
    collectDefaultMetrics({ register: registry })
    for (const name of misnamed) registry.removeSingleMetric(name)
  }

  const httpDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return { registry, httpDuration }
}
