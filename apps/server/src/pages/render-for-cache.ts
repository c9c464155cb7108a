import type { PageHost, RenderPage } from '@vonk/page-host'
import { CacheTagCollector, type PageCacheTags } from './cache-tag-collector.ts'

export type PageRequest = {
  readonly request: Request
  readonly host: PageHost
  /** The address without what pages do not read. */
  readonly key: string
  /** Has the API name what its answers depend on. */
  readonly tagsToken: string
}

export type RenderedPage = {
  readonly response: Response
  /** The page and what it depends on; null for one that may not be cached. */
  readonly cacheable: { readonly html: string; readonly cacheTags: PageCacheTags } | null
}

/** Renders a page from nothing that was remembered, and finds out whether it may be cached. */
export async function renderForCache(
  renderPage: RenderPage,
  { request, host, key, tagsToken }: PageRequest,
): Promise<RenderedPage> {
  const collector = new CacheTagCollector(tagsToken)
  let html: string | null = null
  const asked = key === request.url ? request : new Request(key, request)
  const response = await renderPage(asked, {
    ...host,
    isKept: true,
    api: collector.listenTo(host.api),
    onView(code, useOutputCache) {
      if (!useOutputCache) collector.spoil()
      host.onView(code, useOutputCache)
    },
    onError(error) {
      collector.spoil()
      host.onError(error)
    },
    answer(text, init) {
      html = text
      return host.answer(text, init)
    },
  })
  const cacheTags = isCacheable(response) ? collector.find() : null
  return { response, cacheable: html !== null && cacheTags ? { html, cacheTags } : null }
}

function isCacheable({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false
  if (!headers.get('content-type')?.startsWith('text/html')) return false
  return !/no-store|private/.test(headers.get('cache-control') ?? '')
}
