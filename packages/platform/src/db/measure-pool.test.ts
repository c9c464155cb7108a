import { describe, expect, it } from 'vitest'
import { createMetrics } from '../metrics/index.ts'
import { measurePool } from './measure-pool.ts'

describe('measurePool', () => {
  it('tells how many connections are busy, idle and allowed, and who waits for one', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    measurePool(registry, { totalCount: 7, idleCount: 2, waitingCount: 3, options: { max: 10 } })
    const text = await registry.metrics()

    expect(text).toContain('database_connections{state="busy"} 5')
    expect(text).toContain('database_connections{state="idle"} 2')
    expect(text).toContain('database_connections_limit 10')
    expect(text).toContain('database_connection_waiting 3')
  })
})
