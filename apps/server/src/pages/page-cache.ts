import { defaultSettings } from '@vonk/domain/settings'
import type { PageHost, RenderPage } from '@vonk/page-host'
import { textResponse } from '@vonk/platform/http'
import {
  type CachedPage,
  type CacheMetrics,
  type ChangeLedger,
  findPageAddress,
  type PageAddress,
  type PageStore,
  PageTemplate,
} from '@vonk/platform/output-cache'
import { createLastPages } from './last-page.ts'
import { type RenderedPage, renderForCache } from './render-for-cache.ts'

type CacheParts = {
  readonly store: PageStore
  readonly ledger: ChangeLedger
  readonly metrics: CacheMetrics
  /** Whether a host with its port is one of the shop's: for others nothing is cached, anybody can make one up. */
  isOwnHost(host: string): boolean
  readonly tagsToken: string
  /** How long a page may take while changes are not heard of, before the last good one takes its place. */
  readonly patienceMs?: number
}

/** What an address may say that its page reads: filters and order of a list, and the variant of a product. */
const meaningful = new Set(['sort', 'page', 'childSku', 'price', ...defaultSettings.listFilters])

export type PageCache = {
  /** The page that is cached for an address, while it is certain to be right. */
  find(address: string): CachedPage | null
  /** The same storefront, which renders what is not cached, and caches what may be. */
  wrap(renderPage: RenderPage): RenderPage
}

export function createPageCache(parts: CacheParts): PageCache {
  const { store, ledger, metrics, isOwnHost, tagsToken } = parts
  const lastPages = createLastPages(parts)

  function findAt(address: PageAddress | null): CachedPage | null {
    return address && ledger.isFresh(performance.now()) ? store.find(address.key, Date.now()) : null
  }

  function addressOf({ method, headers, url }: Request): PageAddress | null {
    if (method !== 'GET' || headers.has('authorization') || !isOwnHost(new URL(url).host)) return null
    return readAddress(url)
  }

  function wrap(renderPage: RenderPage): RenderPage {
    const renderings = new Map<string, Promise<RenderedPage>>()

    async function renderOnce(request: Request, host: PageHost, address: PageAddress): Promise<Response> {
      metrics.misses.inc({ reason: 'absent' })
      const rendering = renderForCache(renderPage, { request, host, key: address.key, tagsToken })
      renderings.set(address.key, rendering)
      try {
        const rendered = await rendering
        const { response } = rendered
        const last = lastPages.insteadOf(response, { key: address.key, nonce: host.nonce })
        if (last) return last
        const isCached = cachePage(parts, { address, rendered, nonce: host.nonce })
        // What may not be cached, such as a redirect, is answered to the very address that was asked for.
        return isCached || address.key === request.url ? response : await renderPage(request, host)
      } finally {
        renderings.delete(address.key)
      }
    }

    return async (request, host) => {
      const address = host.waiting ? null : addressOf(request)
      if (!address) {
        metrics.misses.inc({ reason: 'unkept' })
        return renderPage(request, host)
      }
      if (!(await ledger.whenFresh(performance.now()))) {
        metrics.misses.inc({ reason: 'unheard' })
        return lastPages.unlessRendered({ key: address.key, nonce: host.nonce }, () => renderPage(request, host))
      }
      // Of many who come at once, one has the page made.
      await renderings.get(address.key)?.catch(() => {})
      const cached = findAt(address)
      if (!cached?.template.fits(host.nonce)) return renderOnce(request, host, address)
      metrics.hits.inc()
      return textResponse(cached.template.fill(host.nonce), { headers: headersOf(cached) })
    }
  }

  return { find: (url) => findAt(readAddress(url)), wrap }
}

type Rendered = { readonly address: PageAddress; readonly rendered: RenderedPage; readonly nonce: string }

/** Caches a page, unless what it was made of has changed meanwhile. */
function cachePage({ store, ledger }: CacheParts, { address, rendered, nonce }: Rendered): boolean {
  const { response, cacheable } = rendered
  if (!cacheable || !ledger.isFresh(performance.now())) return false
  const { html, cacheTags } = cacheable
  const until = Math.min(cacheTags.until, Date.now() + defaultSettings.outputCacheTtlSeconds * 1_000)
  if (!ledger.isCurrent(cacheTags.tags, cacheTags.asOf) || until <= Date.now()) return false
  const template = PageTemplate.create(html, nonce)
  const madeAt = Date.now()
  if (template) store.put({ ...cacheTags, ...address, madeAt, until, headers: [...response.headers], template })
  return template !== null
}

function readAddress(url: string): PageAddress | null {
  return findPageAddress(url, (name) => meaningful.has(name))
}

function headersOf({ headers }: CachedPage): [string, string][] {
  return headers.map(([name, value]) => [name, value])
}
