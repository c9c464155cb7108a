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

function pathOf({ path }: CallShape, input: RequestParts['input']): string {
  return path.replace(/:(\w+)(\{\.\+\})?/g, (_, name: string, rest?: string) => {
    const value = String(input[name])
    const segments = rest ? value.split('/') : [value]
    if (segments.some((segment) => ['', '.', '..'].includes(segment))) throw new UnusablePathParameter(name, value)
    return segments.map(encodeURIComponent).join('/')
  })
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

/** A URL cannot carry an empty or dotted segment: it would lead to another endpoint. */
class UnusablePathParameter extends Error {
  override readonly name = 'UnusablePathParameter'

  constructor(parameter: string, value: string) {
    super(`"${value}" cannot be the path parameter "${parameter}"`)
  }
}
