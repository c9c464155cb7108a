import { describe, expect, it } from 'vitest'
import { addGauge } from './add-gauge.ts'
import { createMetrics } from './create-metrics.ts'

describe('addGauge', () => {
  it('reads a figure whenever somebody asks, and forgets what is no more', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    let queues = ['mail', 'export']
    const read = () => queues.map((job) => ({ value: 2, labels: { job } }))
    addGauge(registry, { name: 'waiting', help: 'Jobs that wait', labelNames: ['job'], read })

    expect(await registry.metrics()).toContain('waiting{job="export"} 2')
    queues = ['mail']
    expect(await registry.metrics()).not.toContain('export')
  })

  it('reads once for all who ask meanwhile', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    const { promise, resolve } = Promise.withResolvers<{ value: number }[]>()
    let count = 0
    const read = () => {
      count += 1
      return promise
    }
    addGauge(registry, { name: 'size', help: 'How many', read })
    const asked = [registry.metrics(), registry.metrics()]
    resolve([{ value: 3 }])

    for (const text of await Promise.all(asked)) expect(text).toContain('size 3')
    expect(count).toBe(1)
  })

  it('leaves out what cannot be read, and answers the rest', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    const read = () => Promise.reject(new Error('no database'))
    addGauge(registry, { name: 'lag', help: 'How late', labelNames: ['reader'], read })
    addGauge(registry, { name: 'size', help: 'How many', read: () => [{ value: 3 }] })
    const text = await registry.metrics()

    expect(text).toContain('size 3')
    expect(text).not.toMatch(/^lag/m)
  })
})
