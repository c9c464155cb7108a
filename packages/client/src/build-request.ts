import type { Endpoint } from '@vonk/contract'
import type { CallOptions } from './call-options.ts'

type RequestParts = CallOptions & { readonly origin: string; readonly input: Readonly<Record<string, unknown>> }

type CallShape = Pick<Endpoint, 'method' | 'path' | 'paramFields' | 'queryFields'>

/** Puts each field of the flat input where the endpoint expects it: path, query or body. */
export function buildRequest(endpoint: CallShape, parts: RequestParts): Request {
  const { method } = endpoint
  const body = method === 'GET' ? undefined : bodyOf(endpoint, parts.input)
  return new Request(parts.origin + pathOf(endpoint, parts.input) + queryOf(endpoint, parts.input), {
    method,
    headers: headersOf(parts, body !== undefined),
    ...(body !== undefined && { body }),
    ...(parts.signal && { signal: parts.signal }),
  })
}

const parameter = /:(\w+)(\{\.\+\})?/g

function pathOf({ path }: CallShape, input: RequestParts['input']): string {
  return path.replace(parameter, (_, name: string, rest?: string) =>
    segmentsOf(input[name], rest).map(encodeURIComponent).join('/'),
  )
}

/** The first path parameter that no address can carry: an empty or dotted segment would lead to another endpoint. */
export function findUnusableParam({ path }: CallShape, input: RequestParts['input']): string | null {
  const unusable = [...path.matchAll(parameter)].find(([, name = '', rest]) =>
    segmentsOf(input[name], rest).some((segment) => ['', '.', '..'].includes(segment)),
  )
  return unusable?.[1] ?? null
}

function segmentsOf(value: unknown, rest: string | undefined): string[] {
  const text = String(value)
  return rest ? text.split('/') : [text]
}

function queryOf({ queryFields }: CallShape, input: RequestParts['input']): string {
  const query = new URLSearchParams()
  for (const field of queryFields) {
    for (const value of [input[field]].flat()) {
      if (value !== undefined && value !== null) query.append(field, textOf(value))
    }
  }
  return query.size === 0 ? '' : `?${query}`
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function bodyOf({ paramFields, queryFields }: CallShape, input: RequestParts['input']): string | undefined {
  const elsewhere = [...paramFields, ...queryFields]
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
