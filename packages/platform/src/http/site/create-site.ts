import { getPath } from 'hono/utils/url'
import type { Log } from '../../log/index.ts'
import type { Metrics } from '../../metrics/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { createSecurityHeaders, type SecurityOptions } from '../delivery/security-headers.ts'
import { textResponse } from '../message/buffered-body.ts'
import { createRequestScope, type RequestScope } from '../message/request-scope.ts'
import { createObserver } from './observe.ts'
import { type FigureSource, type OperatorPages, openToAll, operatorRoutes } from './operator-routes.ts'
import type { Readiness } from './readiness.ts'

export type SiteOptions = {
  /** Everything the site serves beside the operators' pages: API, pages, files. */
  readonly fetch: (request: Request, scope: RequestScope) => Response | Promise<Response>
  readonly log: Log
  readonly metrics: Metrics
  /** What `/metrics` shows; those of this process when left out. */
  readonly figures?: FigureSource | undefined
  readonly readiness: Readiness
  /** Opens `/metrics` to whoever shows it; without it nobody may read it here. */
  readonly metricsToken?: string | null
  readonly operatorPages?: OperatorPages | undefined
  readonly security?: SecurityOptions
  /** Routes whose requests are no news, beside the operators' own. */
  readonly quietRoutes?: readonly string[]
}

export type Site = { fetch(request: Request, given?: Partial<RequestScope>): Promise<Response> }

/** The whole server around API and pages: request ids, security headers, compression, 304, log and metrics. */
export function createSite(options: SiteOptions): Site {
  const { fetch, log, metrics, readiness, metricsToken = null, operatorPages, security, quietRoutes = [] } = options
  const { figures = metrics.registry } = options
  const findOperator = operatorRoutes({ figures, readiness, metricsToken, pages: operatorPages })
  const secure = createSecurityHeaders(security)
  const observe = createObserver({
    log,
    metrics,
    isQuiet: (route) => findOperator(route) !== null || quietRoutes.includes(route),
  })

  async function answer(request: Request, scope: RequestScope): Promise<Response> {
    const operator = request.method === 'GET' ? findOperator(getPath(request)) : null
    if (operator) scope.route = operator.route
    try {
      return operator ? await operator.answer(request, scope) : await fetch(request, scope)
    } catch (error) {
      log.error({ err: error, requestId: scope.requestId, route: scope.route }, 'a page failed')
      return textResponse(`Something went wrong (${scope.requestId}).`, {
        status: 500,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    }
  }

  return {
    async fetch(original, given) {
      const startedAt = performance.now()
      const scope = createRequestScope(original, given)
      const request = original.method === 'HEAD' ? asGet(original) : original
      const response = await answer(request, scope)

      const headers = withRequestId(response, scope.requestId)
      secure(headers, { nonce: scope.nonce, isHttps: request.url.startsWith('https:') })
      const delivered = await deliver({ request, response, headers, nonce: scope.nonce })
      const final = original.method === 'HEAD' ? await withoutBody(delivered) : delivered
      observe({ method: original.method, path: getPath(original) }, scope, final, startedAt)
      return final
    },
  }
}

type OperatorSiteOptions = Pick<SiteOptions, 'readiness' | 'operatorPages'> & {
  readonly figures: FigureSource
}

/** The operators' pages alone, for a port that nobody else can reach: the measurements need no token there. */
export function createOperatorSite({ figures, readiness, operatorPages: pages }: OperatorSiteOptions): Site {
  const findOperator = operatorRoutes({ figures, readiness, metricsToken: openToAll, pages })
  return {
    async fetch(request, given) {
      const operator = request.method === 'GET' ? findOperator(getPath(request)) : null
      if (!operator) return textResponse('Not found', { status: 404 })
      return operator.answer(request, createRequestScope(request, given))
    },
  }
}

// Copying headers costs more than anything else here; only those of `fetch` and `Response.redirect` cannot be written.
function withRequestId(response: Response, requestId: string): Headers {
  try {
    response.headers.set('x-request-id', requestId)
    return response.headers
  } catch {
    const copy = new Headers(response.headers)
    copy.set('x-request-id', requestId)
    return copy
  }
}

/** HEAD promises the headers of GET, so it is answered as one. */
function asGet({ url, headers, signal }: Request): Request {
  return new Request(url, { headers, signal })
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}
