import type { Registry } from 'prom-client'
import { isSameSecret } from '../../secrets/index.ts'
import { bearerOf } from '../calls/call-context.ts'
import { textResponse } from '../message/buffered-body.ts'
import type { RequestScope } from '../message/request-scope.ts'
import type { Readiness } from './readiness.ts'

/** For a port that only those who run the shop can reach. */
export const openToAll = Symbol('open to all')

/** Where the measurements are read. */
export type FigureSource = Pick<Registry, 'contentType' | 'metrics'>

type OperatorOptions = {
  readonly figures: FigureSource
  readonly readiness: Readiness
  /** Opens `/metrics` to whoever shows it; nobody may read it where it is null. */
  readonly metricsToken: string | null | typeof openToAll
  readonly pages?: OperatorPages | undefined
}

/** What operators read in a browser, below `/operator/`. It shows what is personal: its token opens nothing else. */
export type OperatorPages = {
  readonly token: string | null
  readonly fetch: OperatorRoute
}

export type OperatorRoute = (request: Request, scope: RequestScope) => Response | Promise<Response>

/** The route of an operator's page; null for every other path. */
export type FindOperatorRoute = (path: string) => { readonly route: string; readonly answer: OperatorRoute } | null

/** The pages for those who run the shop: alive, ready, measurements, and what they read in a browser. */
export function operatorRoutes({ figures, readiness, metricsToken, pages }: OperatorOptions): FindOperatorRoute {
  const answers = new Map<string, OperatorRoute>([
    ['/healthz', () => envelope(200, { code: 200, result: 'alive' })],
    ['/readyz', (_, { requestId }) => readyPage(readiness, requestId)],
    [
      '/metrics',
      async (request, scope) => {
        if (metricsToken !== openToAll && !showsToken(request, metricsToken)) return forbidden(scope)
        const headers = { 'content-type': figures.contentType, 'cache-control': 'no-store' }
        return textResponse(await figures.metrics(), { headers })
      },
    ],
  ])
  const openPages = pages && (metricsToken === openToAll ? pages.fetch : guardPages(pages))
  return (path) => {
    const answer = answers.get(path)
    if (answer) return { route: path, answer }
    return openPages && path.startsWith('/operator/') ? { route: '/operator/*', answer: openPages } : null
  }
}

/** A browser asks for the password of `Basic`; a program may show the token as a bearer. */
function guardPages({ token, fetch }: OperatorPages): OperatorRoute {
  return (request, scope) => {
    if (token === null) return forbidden(scope)
    const given = bearerOf(request) ?? passwordOf(request)
    if (given !== null && isSameSecret(given, token)) return fetch(request, scope)
    const headers = { 'www-authenticate': 'Basic realm="Operators", charset="UTF-8"', 'cache-control': 'no-store' }
    return textResponse('For operators.', { status: 401, headers })
  }
}

function passwordOf(request: Request): string | null {
  const encoded = /^basic ([\w+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return encoded
    ? Buffer.from(encoded, 'base64')
        .toString('utf8')
        .replace(/^[^:]*:/, '')
    : null
}

async function readyPage(readiness: Readiness, requestId: string): Promise<Response> {
  const [failing, degraded] = await Promise.all([readiness.findFailing(), readiness.findDegraded()])
  if (failing.length === 0) {
    return envelope(200, { code: 200, result: 'ready', ...(degraded.length > 0 && { meta: { degraded } }) })
  }
  return envelope(503, { code: 503, result: 'Not ready.', meta: { refusal: 'unavailable', requestId, failing } })
}

function forbidden({ requestId }: RequestScope): Response {
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
