import type { Call } from '@vonk/contract'
import type { CallOptions } from './call-options.ts'

export type Input = Readonly<Record<string, unknown>>

type RequestParts = CallOptions & { readonly origin: string; readonly input: Input }

/** Puts each field of the flat input where the call expects it: path, query or body. */
export function buildRequest(call: Call, parts: RequestParts): Request {
  const { method } = call
  const body = bodyOf(call, parts.input)
  const query = queryOf(call, parts.input)
  return new Request(parts.origin + pathOf(call, parts.input) + (query && `?${query}`), {
    method,
    headers: headersOf(parts, body !== undefined),
    ...(body !== undefined && { body }),
    ...(parts.signal && { signal: parts.signal }),
    ...(parts.isKeptAlive && { keepalive: true }),
  })
}

const parameter = /:(\w+)(\{\.\+\})?/g

export function pathOf({ path }: Call, input: Input): string {
  return path.replace(parameter, (_, name: string, rest?: string) =>
    segmentsOf(input[name], rest).map(encodeURIComponent).join('/'),
  )
}

/** The first path parameter that no address can carry: an empty or dotted segment would lead to another endpoint. */
export function findUnusableParam({ path }: Call, input: Input): string | null {
  const unusable = [...path.matchAll(parameter)].find(([, name = '', rest]) =>
    segmentsOf(input[name], rest).some((segment) => ['', '.', '..'].includes(segment)),
  )
  return unusable?.[1] ?? null
}

function segmentsOf(value: unknown, rest: string | undefined): string[] {
  const text = String(value)
  return rest ? text.split('/') : [text]
}

export function queryOf({ queryFields = [] }: Call, input: Input): string {
  const query = new URLSearchParams()
  for (const field of queryFields) {
    for (const value of [input[field]].flat()) {
      if (value !== undefined && value !== null) query.append(field, textOf(value))
    }
  }
  return String(query)
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What travels neither in the path nor in the query. */
export function bodyOf({ method, path, queryFields = [] }: Call, input: Input): string | undefined {
  if (method === 'GET') return undefined
  const elsewhere = [...queryFields, ...Array.from(path.matchAll(parameter), ([, name]) => name)]
  const fields = Object.entries(input).filter(([field]) => !elsewhere.includes(field))
  return fields.length === 0 ? undefined : JSON.stringify(Object.fromEntries(fields))
}

function headersOf({ storeCode, token, idempotencyKey }: RequestParts, hasBody: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(storeCode && { 'x-vs-store-code': storeCode }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
}
