import { type Log, maskPath } from '../../log/index.ts'
import type { Metrics } from '../../metrics/index.ts'
import type { RequestScope } from '../message/request-scope.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type ObserverOptions = { readonly log: Log; readonly metrics: Metrics; readonly isQuiet: (route: string) => boolean }

type Asked = { readonly method: string; readonly path: string }
type Answered = { readonly status: number; readonly headers: Pick<Headers, 'get'> }
type Observed = Pick<RequestScope, 'requestId' | 'route' | 'view' | 'onSent'>

/** One log line and one measurement per request, when its last byte has left. No query and no address: those tell who. */
export function createObserver({ log, metrics, isQuiet }: ObserverOptions) {
  return ({ method: asked, path }: Asked, scope: Observed, response: Answered, startedAt: number): void => {
    const report = ({ bytes, isAborted }: { bytes: number; isAborted: boolean }) => {
      const seconds = (performance.now() - startedAt) / 1_000
      const { requestId, route: found, view = null } = scope
      const route = found ?? 'unmatched'
      const method = METHODS.has(asked) ? asked : 'OTHER'
      const { status } = response
      metrics.httpDuration.observe({ method, route, status }, seconds)
      const level = levelOf(status, isQuiet(route))
      if (!log.isLevelEnabled(level)) return
      const ms = Math.round(seconds * 10_000) / 10
      const line = { method, path: maskPath(path), route, view, status, ms, bytes, requestId }
      log[level](isAborted ? { ...line, isAborted } : line, 'request')
    }
    if (scope.onSent) scope.onSent(report)
    else report({ bytes: Number(response.headers.get('content-length') ?? 0), isAborted: false })
  }
}

/** Requests nobody wonders about, such as a balancer's or for a file, are left out unless one goes wrong. */
function levelOf(status: number, isQuiet: boolean): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn'
  return isQuiet && status < 400 ? 'debug' : 'info'
}
