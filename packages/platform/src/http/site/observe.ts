import type { Log } from '../../log/index.ts'
import type { Metrics } from '../../metrics/index.ts'
import type { Exchange } from '../message/exchange.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type ObserverOptions = { readonly log: Log; readonly metrics: Metrics; readonly isQuiet: (route: string) => boolean }

type Asked = Pick<Request, 'method'>
type Answered = { readonly status: number; readonly headers: Pick<Headers, 'get'> }
type Observed = Pick<Exchange, 'requestId' | 'route' | 'onSent'>

/** One log line and one measurement per request, when its last byte has left. No path, query or address: those tell who. */
export function createObserver({ log, metrics, isQuiet }: ObserverOptions) {
  return (request: Asked, exchange: Observed, response: Answered, startedAt: number): void => {
    const report = ({ bytes, isAborted }: { bytes: number; isAborted: boolean }) => {
      const ms = performance.now() - startedAt
      const route = exchange.route ?? 'unmatched'
      const method = METHODS.has(request.method) ? request.method : 'OTHER'
      const { status } = response
      metrics.httpDuration.observe({ method, route, status }, ms / 1_000)
      const line = { method, route, status, ms: Math.round(ms * 10) / 10, bytes, requestId: exchange.requestId }
      log[isQuiet(route) ? 'debug' : 'info'](isAborted ? { ...line, isAborted } : line, 'request')
    }
    if (exchange.onSent) exchange.onSent(report)
    else report({ bytes: Number(response.headers.get('content-length') ?? 0), isAborted: false })
  }
}
