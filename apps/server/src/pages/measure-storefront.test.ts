import { createMetrics } from '@vonk/platform/metrics'
import { describe, expect, it } from 'vitest'
import { measureStorefront } from './measure-storefront.ts'

describe('measureStorefront', () => {
  it('tells hits, misses and size of every cache by its name, and no size where there is none to tell', async () => {
    const { registry } = createMetrics({ processMetrics: false })
    const listings = { hits: 7, misses: 2, entries: 2 }
    const caches = { listings, cards: { hits: 1, misses: 3 }, fragments: { hits: 0, misses: 4, bytes: 900 } }
    measureStorefront(registry, { cacheUsage: () => caches })
    const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

    expect(lines).toEqual([
      'storefront_cache_hits_total{cache="listings"} 7',
      'storefront_cache_hits_total{cache="cards"} 1',
      'storefront_cache_hits_total{cache="fragments"} 0',
      'storefront_cache_misses_total{cache="listings"} 2',
      'storefront_cache_misses_total{cache="cards"} 3',
      'storefront_cache_misses_total{cache="fragments"} 4',
      'storefront_cache_entries{cache="listings"} 2',
      'storefront_cache_bytes{cache="fragments"} 900',
    ])
  })
})
