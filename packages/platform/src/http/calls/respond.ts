import {
  type CommonRefusal,
  type CommonRefusalCode,
  commonRefusals,
  type Endpoint,
  foreignClientInputStatus,
  type InputIssue,
} from '@vonk/contract'
import type { z } from 'zod'
import { type BufferedBody, textResponse } from '../message/buffered-body.ts'
import type { RequestScope } from '../message/request-scope.ts'
import type { Outcome } from './handle.ts'
import { FileAnswer, PictureAnswer, SerialisedJson, WithHeaders } from './handle.ts'
import { fillIn, sentenceOf } from './refusal-message.ts'

/** The result did not fit its own schema: a broken promise of ours, never the caller's fault. */
class ResultMismatch extends Error {
  override readonly name = 'ResultMismatch'

  constructor(endpoint: string, { issues }: z.ZodError) {
    const places = issues
      .slice(0, 5)
      .map((issue) => `${issue.path.map(String).join('.') || 'result'}: ${issue.message}`)
    super(`The result of "${endpoint}" does not fit its schema: ${places.join('; ')}`)
  }
}

/** The outcome of a call on the wire. The schema drops every field it does not declare. */
export function respond(endpoint: Endpoint, outcome: Outcome, scope: RequestScope): Response {
  if (!outcome.ok) return refuse(endpoint, outcome.refusal, scope)
  const cacheControl = endpoint.cacheControl ?? (endpoint.method === 'GET' ? 'private, no-cache' : 'no-store')
  const { value, headers } = withOwnHeaders(outcome.value)
  if (value instanceof FileAnswer) return written(200, value.body, scope, fileHeaders(endpoint, value, cacheControl))
  if (value instanceof PictureAnswer) return written(200, value.body, scope, pictureHeaders(value, cacheControl))
  const body = value instanceof SerialisedJson ? value.body : JSON.stringify(bodyOf(endpoint, value))
  return written(200, body, scope, {
    'cache-control': cacheControl,
    vary: 'x-vs-store-code, authorization',
    ...headers,
  })
}

function fileHeaders({ contentType = '' }: Endpoint, { fileName }: FileAnswer, cacheControl: string) {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`
  return { 'content-type': contentType, 'content-disposition': disposition, 'cache-control': cacheControl }
}

/** A drawing may be dressed by its own styles, and opened on its own it can do nothing else. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox"

function pictureHeaders({ contentType }: PictureAnswer, cacheControl: string) {
  return { 'content-type': contentType, 'content-security-policy': PICTURE_POLICY, 'cache-control': cacheControl }
}

function withOwnHeaders(value: unknown): { value: unknown; headers: Readonly<Record<string, string>> } {
  if (!(value instanceof WithHeaders)) return { value, headers: {} }
  const exposed = ['x-request-id, etag, retry-after', ...Object.keys(value.headers)].join(', ')
  return { value: value.value, headers: { 'access-control-expose-headers': exposed, ...value.headers } }
}

/** A refusal that any call may meet; the sentence is made from its code. */
export function refuseCommonly(
  refusal: CommonRefusal | { readonly code: CommonRefusalCode },
  scope: RequestScope,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { code, ...facts } = refusal
  const status = commonRefusals[code]
  const meta = { refusal: code, requestId: scope.requestId, ...facts }
  return json(status, { code: status, result: sentenceOf(code), meta }, scope, headers)
}

function bodyOf(endpoint: Endpoint, value: unknown): unknown {
  if (endpoint.isBare) return checked(endpoint, 'result', value) ?? null
  if (!endpoint.meta) return { code: 200, result: checked(endpoint, 'result', value) }
  // The type of a handler asks for this shape where the endpoint declares a meta.
  const { result, meta } = value as { result: unknown; meta: unknown }
  return { code: 200, result: checked(endpoint, 'result', result), meta: checked(endpoint, 'meta', meta) }
}

function checked(endpoint: Endpoint, part: 'result' | 'meta', value: unknown): unknown {
  const parsed = endpoint[part]?.safeParse(value)
  if (parsed && !parsed.success) throw new ResultMismatch(endpoint.name, parsed.error)
  return parsed?.data
}

function refuse(endpoint: Endpoint, refusal: { readonly code: string }, scope: RequestScope): Response {
  const declared = endpoint.refusals[refusal.code]
  // Reading the input refuses with common codes; types keep a handler to the declared ones.
  if (declared === undefined) return refuseReading(endpoint, refusal as CommonRefusal, scope)

  const details = typeof declared === 'number' ? {} : declared.details.parse(refusal)
  const status = typeof declared === 'number' ? declared : declared.status
  const result = fillIn(endpoint.messages?.[refusal.code] ?? sentenceOf(refusal.code), details)
  if (endpoint.foreignClients) return json(status, result, scope, retryHeaders(details))
  const meta = { ...details, refusal: refusal.code, requestId: scope.requestId }
  return json(status, { code: status, result, meta }, scope, retryHeaders(details))
}

function refuseReading(endpoint: Endpoint, refusal: CommonRefusal, scope: RequestScope): Response {
  const { isFaultList, messages, foreignClients } = endpoint
  const { code, ...facts } = refusal
  if (foreignClients && 'issues' in facts)
    return json(foreignClientInputStatus, facts.issues.map(sentenceOfIssue), scope)
  const own = messages?.[code]
  const faults = isFaultList && 'issues' in facts ? facts.issues.map(toFault) : undefined
  if (own === undefined && faults === undefined) return refuseCommonly(refusal, scope)
  const status = commonRefusals[code]
  const meta = { refusal: code, requestId: scope.requestId, ...facts }
  return json(status, { code: status, result: faults ?? own, meta }, scope)
}

function toFault({ path, message }: InputIssue) {
  return { dataPath: path.replace(/^[^.]*/, ''), message }
}

function sentenceOfIssue({ path, message }: InputIssue): string {
  return `${path.replace(/^[^.]*\./, '')}: ${message}`
}

/** Who is told to come back later reads when, in whole seconds, also where nobody looks into the body. */
function retryHeaders(details: object): Readonly<Record<string, string>> {
  if (!('retryAfterMs' in details) || typeof details.retryAfterMs !== 'number') return {}
  return { 'retry-after': String(Math.max(1, Math.ceil(details.retryAfterMs / 1_000))) }
}

function json(
  status: number,
  body: unknown,
  scope: RequestScope,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return written(status, JSON.stringify(body), scope, headers)
}

function written(
  status: number,
  body: BufferedBody,
  scope: RequestScope,
  headers: Readonly<Record<string, string>>,
): Response {
  return textResponse(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-request-id, etag, retry-after',
      'x-request-id': scope.requestId,
      ...headers,
    },
  })
}
