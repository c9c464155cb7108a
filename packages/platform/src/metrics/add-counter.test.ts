import { describe, expect, it } from 'vitest'
import { addCounter } from './add-counter.ts'
import { createMetrics } from './create-metrics.ts'

describe('addCounter', () => {
  it('tells what somebody else has counted so far, however often it is asked', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    let value = 2
    const read = () => [{ value, labels: { cache: 'pages' } }]
    addCounter(registry, { name: 'hits_total', help: 'What was there', labelNames: ['cache'], read })

    for (const _ of [1, 2]) expect(await registry.metrics()).toContain('hits_total{cache="pages"} 2')
    value = 5
    expect(await registry.metrics()).toContain('hits_total{cache="pages"} 5')
    expect(await registry.metrics()).toContain('# TYPE hits_total counter')
  })
})
