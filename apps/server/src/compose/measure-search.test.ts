import { createMetrics } from '@vonk/platform/metrics'
import type { SearchQuery } from '@vonk/search/port'
import { aSearchEngine } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { measureSearch } from './measure-search.ts'

const products = { index: 'nl', entity: 'product' }
const query: SearchQuery = {
  text: 'coat',
  filters: [],
  sort: [],
  from: 0,
  size: 10,
  facets: [],
  fields: { include: [], exclude: [] },
}

describe('measureSearch', () => {
  it('times questions and counts the products of every view', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    const engine = measureSearch(aSearchEngine(), { registry, views: () => ['nl', 'en'] })
    await engine.index(products, [
      { id: 1, name: 'coat' },
      { id: 2, name: 'hat' },
    ])

    expect((await engine.query(products, query)).total).toBe(1)
    await engine.suggest(products, 'co', 5)

    const text = await registry.metrics()
    expect(text).toContain('search_duration_seconds_count{question="query",outcome="answered"} 1')
    expect(text).toContain('search_duration_seconds_count{question="suggest",outcome="answered"} 1')
    expect(text).toContain('search_documents{view="nl"} 2')
    expect(text).toContain('search_documents{view="en"} 0')
  })

  it('counts what fails', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    const broken = { ...aSearchEngine(), query: () => Promise.reject(new Error('no memory')) }
    const engine = measureSearch(broken, { registry, views: () => [] })

    await expect(engine.query(products, query)).rejects.toThrow('no memory')
    expect(await registry.metrics()).toContain('search_duration_seconds_count{question="query",outcome="failed"} 1')
  })
})
