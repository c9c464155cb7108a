import type { CacheUsage, StorefrontBuild } from '@vonk/page-host'
import { addCounter, addGauge, type Reading, type Registry } from '@vonk/platform/metrics'

type Measured = Pick<StorefrontBuild, 'cacheUsage'>

/** What the caches behind the pages are worth; those of a page that goes into the output cache are its own and not counted. */
export function measureStorefront(registry: Registry, { cacheUsage }: Measured): void {
  const labelNames = ['cache']
  const readAll = (figure: keyof CacheUsage): Reading[] =>
    Object.entries(cacheUsage()).flatMap(([cache, { [figure]: value }]) =>
      value === undefined ? [] : { value, labels: { cache } },
    )
  addCounter(registry, {
    name: 'storefront_cache_hits_total',
    help: 'What a cache of the storefront had at hand',
    labelNames,
    read: () => readAll('hits'),
  })
  addCounter(registry, {
    name: 'storefront_cache_misses_total',
    help: 'What a cache of the storefront had to load or make',
    labelNames,
    read: () => readAll('misses'),
  })
  addGauge(registry, {
    name: 'storefront_cache_entries',
    help: 'Values in a cache of the storefront',
    labelNames,
    read: () => readAll('entries'),
  })
  addGauge(registry, {
    name: 'storefront_cache_bytes',
    help: 'What a cache of the storefront that is bounded by bytes has used of them',
    labelNames,
    read: () => readAll('bytes'),
  })
}
