import { describe, expect, it } from 'vitest'
import { createMetrics } from './create-metrics.ts'

describe('createMetrics', () => {
  it('counts requests by method, route and status', async () => {
    const { registry, httpDuration } = createMetrics({ processMetrics: false })
    httpDuration.observe({ method: 'GET', route: '/api/cart/:id', status: 200 }, 0.02)
    const text = await registry.metrics()

    expect(text).toContain(
      'http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/cart/:id",status="200"} 1',
    )
    expect(text).not.toContain('process_')
  })

  it('measures the process itself', async () => {
    expect(await createMetrics().registry.metrics()).toContain('nodejs_eventloop_lag_seconds')
  })

  it('calls nothing that goes up and down a total', async () => {
    const text = await createMetrics().registry.metrics()
    const gauges = [...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name)

    expect(gauges).not.toEqual([])
    expect(gauges.filter((name) => name?.endsWith('_total'))).toEqual([])
  })

  it('keeps the measurements of two processes in one test apart', async () => {
    const [one, other] = [createMetrics({ processMetrics: false }), createMetrics({ processMetrics: false })]
    one.httpDuration.observe({ method: 'GET', route: '/', status: 200 }, 1)

    expect(await other.registry.metrics()).not.toContain('_count')
  })
})
