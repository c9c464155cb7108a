import { type Context, Hono } from 'hono'
import type { Log } from '../log/index.ts'
import type { Position } from '../outbox/index.ts'
import { answerFailure } from './answer-failure.ts'
import { apiPathOf, bySpecificity, queryOf, refuseDuplicates } from './api-paths.ts'
import { RequestContext } from './call-context.ts'
import { createDocumentation } from './docs/index.ts'
import { createExchange, type Exchange } from './exchange.ts'
import type { Route } from './handle.ts'
import { createMethodFinder } from './method-finder.ts'
import { BasisOfCall, PAGE_BASIS } from './page-basis.ts'
import { readInput } from './read-input.ts'
import { refuseCommonly, respond } from './respond.ts'

type ApiEnv = { Bindings: Exchange }

export type Api = {
  /** Called without an exchange (by a test, by another part of the process), the API makes its own. */
  fetch(request: Request, exchange?: Partial<Exchange>): Promise<Response>
}

export type ApiOptions = {
  readonly routes: readonly Route[]
  readonly log: Log
  /** The version the OpenAPI document states. */
  readonly version?: string
  /** Largest request body in bytes, unless an endpoint says otherwise. */
  readonly bodyLimit?: number
  /** How far answers have followed what is published; without it no answer says what it hangs on. */
  readonly findPosition?: () => Position | null
}

const LARGEST_BODY = 131_072

/** The application behind `/api`: every answer is an envelope, whatever was asked. */
export function createApi(options: ApiOptions): Api {
  const { routes, log, version = '0.0.0', bodyLimit = LARGEST_BODY, findPosition = () => null } = options
  refuseDuplicates(routes)
  const app = new Hono<ApiEnv>({ getPath: apiPathOf })
  const documentation = createDocumentation({ endpoints: routes.map((route) => route.endpoint), version })
  const allowedAt = createMethodFinder([...routes.map((route) => route.endpoint), ...documentation])

  for (const route of routes.toSorted(bySpecificity)) {
    app.on(route.endpoint.method, route.endpoint.path, (c) => answer(route, c, { log, bodyLimit, findPosition }))
  }
  for (const page of documentation) app.get(page.path, (c) => page.render(c.req.raw, c.env))
  app.notFound((c) => answerUnrouted(c, allowedAt(c.req.path)))
  app.onError((error, c) => answerFailure(error, c.env, log))
  return { fetch: async (request, exchange) => app.fetch(request, createExchange(request, exchange)) }
}

type AnswerOptions = Required<Pick<ApiOptions, 'log' | 'bodyLimit' | 'findPosition'>>

async function answer(
  { endpoint, run }: Route,
  c: Context<ApiEnv>,
  { log, bodyLimit, findPosition }: AnswerOptions,
): Promise<Response> {
  const exchange = c.env
  exchange.route = endpoint.path
  try {
    const request = c.req.raw
    const query = queryOf(request.url)
    const input = await readInput(endpoint, { request, params: c.req.param(), query, bodyLimit })
    if (!input.ok) return respond(endpoint, input, exchange)
    const basis = basisFor(request, findPosition)
    const context = new RequestContext({ request, query, exchange, basis, log })
    const response = respond(endpoint, await run(input.value, context), exchange)
    const written = basis?.write()
    if (written) response.headers.set(PAGE_BASIS, written)
    return response
  } catch (error) {
    return answerFailure(error, exchange, log)
  }
}

// Before anything is read: what changes meanwhile is not in the answer, and the position says so.
function basisFor({ headers }: Request, findPosition: AnswerOptions['findPosition']): BasisOfCall | null {
  const position = headers.has(PAGE_BASIS) ? findPosition() : null
  return position ? new BasisOfCall(position) : null
}

function answerUnrouted(c: Context<ApiEnv>, allowed: readonly string[]): Response {
  c.env.route = '/api/*'
  if (c.req.method === 'OPTIONS') return preflight(allowed)
  if (allowed.length === 0) return refuseCommonly({ code: 'not-found' }, c.env)
  return refuseCommonly({ code: 'method-not-allowed' }, c.env, { allow: allowed.join(', ') })
}

// Any origin may call: the API takes no cookies, so there is nothing a foreign page could borrow.
function preflight(allowed: readonly string[]): Response {
  const methods = allowed.length > 0 ? allowed.join(', ') : 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
  return new Response(null, {
    status: 204,
    headers: {
      allow: methods,
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'x-vs-store-code, authorization, content-type, idempotency-key, x-request-id',
      'access-control-max-age': '86400',
    },
  })
}
