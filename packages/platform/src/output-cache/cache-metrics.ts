import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageStore } from './page-store.ts'

export type CacheMetrics = {
  readonly hits: Counter
  /** By why a page was rendered: it was not there, it may not be kept, or nobody heard of changes. */
  readonly misses: Counter<'reason'>
  readonly purged: Counter
  readonly stale: Counter
}

/** What those who run the shop want to know of the pages that are kept. */
export function createCacheMetrics(registry: Registry, store: Pick<PageStore, 'bytes' | 'count'>): CacheMetrics {
  const registers = [registry]
  new Gauge({
    name: 'output_cache_bytes',
    help: 'Memory of the pages that are kept, outdated ones among them',
    registers,
    collect() {
      this.set(store.bytes)
    },
  })
  new Gauge({
    name: 'output_cache_pages',
    help: 'Pages that are kept and not outdated',
    registers,
    collect() {
      this.set(store.count)
    },
  })
  return {
    hits: new Counter({ name: 'output_cache_hits_total', help: 'Pages answered from memory', registers }),
    misses: new Counter({
      name: 'output_cache_misses_total',
      help: 'Pages that had to be rendered',
      labelNames: ['reason'] as const,
      registers,
    }),
    purged: new Counter({
      name: 'output_cache_purged_total',
      help: 'Pages that a change has made outdated',
      registers,
    }),
    stale: new Counter({
      name: 'output_cache_stale_total',
      help: 'Last good pages that were given because no newer one could be made',
      registers,
    }),
  }
}
