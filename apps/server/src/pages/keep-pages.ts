import { defaultSettings } from '@vonk/domain/settings'
import { textResponse } from '@vonk/platform/http'
import {
  type CacheMetrics,
  type ChangeLedger,
  findPageAddress,
  type KeptPage,
  type PageAddress,
  type PageStore,
  PageTemplate,
} from '@vonk/platform/output-cache'
import { PageBasisCollector } from './page-basis.ts'
import type { PageContext, RenderPage } from './storefront.ts'

type KeepingParts = {
  readonly store: PageStore
  readonly ledger: ChangeLedger
  readonly metrics: CacheMetrics
  /** Whether a host is one of the shop's: for others nothing is kept, anybody can make one up. */
  isOwnHost(host: string): boolean
}

/** What an address may say that its page reads: filters and order of a list, and the variant of a product. */
const meaningful = new Set(['sort', 'page', 'childSku', 'price', ...defaultSettings.listFilters])

export type KeptPages = {
  /** The page that is kept for an address, if it is known to be right. */
  find(address: string): KeptPage | null
  /** The same storefront, which renders what is not kept, and keeps what may be. */
  keep(renderPage: RenderPage): RenderPage
}

export function createKeptPages({ store, ledger, metrics, isOwnHost }: KeepingParts): KeptPages {
  const isHearing = () => ledger.isHearing(performance.now())

  function findAt(address: PageAddress | null): KeptPage | null {
    return address && isHearing() ? store.find(address.key, Date.now()) : null
  }

  function addressOf({ method, headers, url }: Request): PageAddress | null {
    if (method !== 'GET' || headers.has('authorization') || !isOwnHost(new URL(url).hostname)) return null
    return findPageAddress(url, (name) => meaningful.has(name))
  }

  /** Renders a page and keeps it where that is allowed; null where the page that came out is not the one that was asked for. */
  async function renderToKeep(renderPage: RenderPage, request: Request, context: PageContext, address: PageAddress) {
    const basis = new PageBasisCollector()
    let html: string | null = null
    const asked = address.key === request.url ? request : new Request(address.key, request)
    const response = await renderPage(asked, {
      ...context,
      isKept: true,
      api: basis.listenTo(context.api),
      onError(error) {
        basis.spoil()
        context.onError(error)
      },
      answer(text, init) {
        html = text
        return context.answer(text, init)
      },
    })
    const isKept = html !== null && isKeepable(response) && keepPage({ address, basis, html, response }, context)
    return isKept || asked === request ? response : null
  }

  type Rendered = { address: PageAddress; basis: PageBasisCollector; html: string; response: Response }

  function keepPage({ address, basis, html, response }: Rendered, { nonce }: PageContext): boolean {
    const known = basis.find()
    if (!known || !isHearing() || !ledger.isCurrent(known.tags, known.asOf)) return false
    const until = Math.min(known.until, Date.now() + defaultSettings.outputCacheTtlSeconds * 1_000)
    const template = until > Date.now() ? PageTemplate.create(html, nonce) : null
    if (template) store.put({ ...known, ...address, until, headers: [...response.headers], template })
    return template !== null
  }

  return {
    find: (url) => findAt(findPageAddress(url, (name) => meaningful.has(name))),
    keep(renderPage) {
      const renderings = new Map<string, Promise<unknown>>()

      async function renderOnce(request: Request, context: PageContext, address: PageAddress): Promise<Response> {
        metrics.misses.inc({ reason: 'absent' })
        const rendering = renderToKeep(renderPage, request, context, address)
        renderings.set(address.key, rendering)
        try {
          return (await rendering) ?? (await renderPage(request, context))
        } finally {
          renderings.delete(address.key)
        }
      }

      return async (request, context) => {
        const address = addressOf(request)
        if (!address || !(await ledger.whenHearing(performance.now()))) {
          metrics.misses.inc({ reason: address ? 'unheard' : 'unkept' })
          return renderPage(request, context)
        }
        // Of many who come at once, one has the page made.
        await renderings.get(address.key)?.catch(() => {})
        const kept = findAt(address)
        if (!kept?.template.fits(context.nonce)) return renderOnce(request, context, address)
        metrics.hits.inc()
        return textResponse(kept.template.fill(context.nonce), { headers: headersOf(kept) })
      }
    },
  }
}

function isKeepable({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false
  if (!headers.get('content-type')?.startsWith('text/html')) return false
  return !/no-store|private/.test(headers.get('cache-control') ?? '')
}

function headersOf({ headers }: KeptPage): [string, string][] {
  return headers.map(([name, value]) => [name, value])
}
