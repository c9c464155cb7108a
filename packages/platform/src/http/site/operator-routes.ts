import type { Registry } from 'prom-client'
import { isSameSecret } from '../../secrets/index.ts'
import { bearerOf } from '../calls/call-context.ts'
import { textResponse } from '../message/buffered-body.ts'
import type { Exchange } from '../message/exchange.ts'
import type { Readiness } from './readiness.ts'

type OperatorOptions = {
  readonly registry: Registry
  readonly readiness: Readiness
  readonly metricsToken?: string | null
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
        if (!mayRead(request, exchange, metricsToken ?? null)) return forbidden(exchange)
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

// A proxy on the same machine is a loopback peer as well: what it forwards does not count as local.
function mayRead(request: Request, { clientAddress }: Exchange, token: string | null): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((header) => request.headers.has(header))
  if (isLoopback(clientAddress) && !isForwarded) return true
  const given = bearerOf(request)
  return token !== null && given !== null && isSameSecret(given, token)
}

function isLoopback(address: string | null): boolean {
  return address !== null && /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(address)
}
