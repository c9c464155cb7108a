import { pathParamsOf } from '@vonk/contract'
import { ok } from '@vonk/domain/result'
import type { Log } from '../../log/index.ts'
import type { Position } from '../../outbox/index.ts'
import { isSameSecret } from '../../secrets/index.ts'
import { createDocumentation } from '../docs/index.ts'
import { CACHE_TAGS_HEADER, CallCacheTags } from '../message/cache-tags.ts'
import { createRequestScope, type RequestScope } from '../message/request-scope.ts'
import { answerFailure } from './answer-failure.ts'
import { apiPathOf, queryOf, refuseDuplicates } from './api-paths.ts'
import { RequestContext } from './call-context.ts'
import type { Route } from './handle.ts'
import { readInput } from './input/read-input.ts'
import { refuseCommonly, respond } from './respond.ts'
import { createRouteTable } from './route-table.ts'

export type Api = {
  /** Called without a scope (by a test, by another part of the process), the API makes its own. */
  fetch(request: Request, scope?: Partial<RequestScope>): Promise<Response>
}

export type ApiOptions = {
  readonly routes: readonly Route[]
  readonly log: Log
  /** The version the OpenAPI document states. */
  readonly version?: string
  /** Largest request body in bytes, unless an endpoint says otherwise. */
  readonly bodyLimit?: number
  /** For whoever caches pages; without it no answer says what it depends on. */
  readonly cacheTags?: CacheTagOptions
}

export type CacheTagOptions = {
  /** How far answers have followed what is published. */
  findPosition(): Position | null
  /** Shown by the processes of the shop: what happens in it and when is nobody else's business. */
  readonly token: string
}

const LARGEST_BODY = 131_072

/** The application behind `/api`: every answer is an envelope, whatever was asked. */
export function createApi(options: ApiOptions): Api {
  const { routes, log, version = '0.0.0', bodyLimit = LARGEST_BODY, cacheTags = null } = options
  refuseDuplicates(routes)
  const documentation = createDocumentation({ endpoints: routes.map((route) => route.endpoint), version })
  const find = createRouteTable<Served>([
    ...documentation.map(({ method, path, render }) => ({ method, path, answer: render })),
    ...routes.map((route) => {
      const { method, path } = route.endpoint
      const names = pathParamsOf(path).map(({ name }) => name)
      const named = (values: readonly string[]) => Object.fromEntries(values.map((value, at) => [names[at], value]))
      const answerCall = (request: Request, scope: RequestScope, values: readonly string[]) =>
        answer(route, { request, scope, params: named(values) }, { log, bodyLimit, cacheTags })
      return { method, path, answer: answerCall }
    }),
  ])
  return {
    async fetch(request, given) {
      const scope = createRequestScope(request, given)
      const place = find(apiPathOf(request))
      const isHead = request.method === 'HEAD'
      const served = place?.items.get(isHead ? 'GET' : request.method)
      if (!place || !served) return answerUnrouted(request, scope, place ? allowedOf([...place.items.keys()]) : [])
      try {
        const answered = await served.answer(request, scope, place.values)
        return isHead ? new Response(null, answered) : answered
      } catch (error) {
        return answerFailure(error, scope, log)
      }
    },
  }
}

type Served = {
  readonly method: string
  readonly path: string
  readonly answer: (request: Request, scope: RequestScope, values: readonly string[]) => Response | Promise<Response>
}

type Asked = {
  readonly request: Request
  readonly scope: RequestScope
  readonly params: Readonly<Record<string, string>>
}

const ADMITTED = ok(true)

type AnswerOptions = Required<Pick<ApiOptions, 'log' | 'bodyLimit'>> & { readonly cacheTags: CacheTagOptions | null }

async function answer(
  { endpoint, admit, run }: Route,
  { request, scope, params }: Asked,
  { log, bodyLimit, cacheTags: tagOptions }: AnswerOptions,
): Promise<Response> {
  scope.route = endpoint.path
  const query = queryOf(request.url)
  const cacheTags = cacheTagsFor(request, tagOptions)
  const context = new RequestContext({ request, query, scope, cacheTags, log })
  scope.view = context.storeCode
  const admitted = (await admit?.(context)) ?? ADMITTED
  if (!admitted.ok) return respond(endpoint, admitted, scope)
  const input = await readInput(endpoint, { request, params, query, bodyLimit })
  if (!input.ok) return respond(endpoint, input, scope)
  const response = respond(endpoint, await run(input.value, context), scope)
  const written = cacheTags?.write()
  if (written) response.headers.set(CACHE_TAGS_HEADER, written)
  return response
}

// Before anything is read: what changes meanwhile is not in the answer, and the position says so.
function cacheTagsFor({ headers }: Request, options: CacheTagOptions | null): CallCacheTags | null {
  const given = headers.get(CACHE_TAGS_HEADER)
  if (given === null || options === null || !isSameSecret(given, options.token)) return null
  const position = options.findPosition()
  return position ? new CallCacheTags(position) : null
}

function answerUnrouted({ method }: Request, scope: RequestScope, allowed: readonly string[]): Response {
  scope.route = '/api/*'
  if (method === 'OPTIONS') return preflight(allowed)
  if (allowed.length === 0) return refuseCommonly({ code: 'not-found' }, scope)
  return refuseCommonly({ code: 'method-not-allowed' }, scope, { allow: allowed.join(', ') })
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

/** What `Allow` and preflights say of a path that takes these methods. */
function allowedOf(methods: readonly string[]): readonly string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
