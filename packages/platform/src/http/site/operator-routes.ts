import type { Registry } from 'prom-client'
import { isSameSecret } from '../../secrets/index.ts'
import { bearerOf } from '../calls/call-context.ts'
import { textResponse } from '../message/buffered-body.ts'
import type { Exchange } from '../message/exchange.ts'
import type { Readiness } from './readiness.ts'

/** For a port that only those who run the shop can reach. */
export const openToAll = Symbol('open to all')

type OperatorOptions = {
  readonly registry: Registry
  readonly readiness: Readiness
  /** Opens `/metrics` to whoever shows it; nobody may read it where it is null. */
  readonly metricsToken: string | null | typeof openToAll
}

export type OperatorRoute = (request: Request, exchange: Exchange) => Response | Promise<Response>

/** The pages for those who run the shop: alive, ready, measurements. */
export function operatorRoutes({
  registry,
  readiness,
  metricsToken,
}: OperatorOptions): ReadonlyMap<string, OperatorRoute> {
  return new Map<string, OperatorRoute>([
    ['/healthz', () => envelope(200, { code: 200, result: 'alive' })],
    ['/readyz', async (_, { requestId }) => readyPage(await readiness.findFailing(), requestId)],
    [
      '/metrics',
      async (request, exchange) => {
        if (metricsToken !== openToAll && !showsToken(request, metricsToken)) return forbidden(exchange)
        const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' }
        return textResponse(await registry.metrics(), { headers })
      },
    ],
  ])
}

function readyPage(failing: readonly string[], requestId: string): Response {
  if (failing.length === 0) return envelope(200, { code: 200, result: 'ready' })
  return envelope(503, { code: 503, result: 'Not ready.', meta: { refusal: 'unavailable', requestId, failing } })
}

function forbidden({ requestId }: Exchange): Response {
  return envelope(403, { code: 403, result: 'Not for you.', meta: { refusal: 'forbidden', requestId } })
}

function envelope(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return textResponse(JSON.stringify(body), { status, headers })
}

// Not even this machine is trusted by its address: a proxy on it speaks for strangers.
function showsToken(request: Request, token: string | null): boolean {
  const given = bearerOf(request)
  return token !== null && given !== null && isSameSecret(given, token)
}
