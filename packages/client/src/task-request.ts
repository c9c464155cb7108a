import type { Call } from '@vonk/contract'
import { bodyOf, type Input, pathOf, queryOf } from './build-request.ts'
import type { CallInput } from './create-client.ts'

/** A call as a queue stores it: `{{token}}` and `{{cartId}}` stand for what is only known when it is made. */
export type TaskRequest = {
  readonly url: string
  readonly payload: {
    readonly method: Call['method']
    readonly headers: Readonly<Record<string, string>>
    readonly body: string | null
  }
}

const placeholders = { token: 'token={{token}}', cartId: 'cartId={{cartId}}' } as const

/** Writes a call down. A cart that the input does not name is the one the device has at the time. */
export function writeTask<C extends Call>(
  call: C,
  input: CallInput<C>,
  { asGuest = false }: { readonly asGuest?: boolean } = {},
): TaskRequest {
  const fields: Input = { ...input }
  const isAboutTheCart = call.queryFields?.includes('cartId') && fields['cartId'] === undefined
  const query = [
    ...(call.takesToken && !asGuest ? [placeholders.token] : []),
    ...(isAboutTheCart ? [placeholders.cartId] : []),
    queryOf(call, fields),
  ].filter((part) => part !== '')
  const body = bodyOf(call, fields) ?? null
  const headers: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' }
  const url = pathOf(call, fields) + (query.length > 0 ? `?${query.join('&')}` : '')
  return { url, payload: { method: call.method, headers, body } }
}

/** What a task that was written down asks for; null when it is no call of this kind. */
export function readTask<C extends Call>(call: C, { url, payload }: TaskRequest): CallInput<C> | null {
  const [path = '', query = ''] = url.split('?')
  const params = readPath(call.path, path)
  if (params === null || payload.method !== call.method) return null
  const body = readBody(payload.body)
  if (body === null) return null
  // Only what `writeTask` wrote for this very call, or somebody who edits the storage by hand, has this path and method.
  return { ...params, ...readQuery(call, query), ...body } as CallInput<C>
}

function readPath(pattern: string, path: string): Record<string, string> | null {
  const source = pattern.replaceAll(/:(\w+)(\{\.\+\})?/g, (_, name: string, rest?: string) =>
    rest ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
  )
  const found = new RegExp(`^${source}$`).exec(path)
  if (!found) return null
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]))
}

function readQuery({ queryFields = [] }: Call, query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query)
  const fields = queryFields.flatMap((field) => {
    const values = parameters.getAll(field).filter((value) => value !== `{{${field}}}`)
    return values.length === 0 ? [] : [[field, values.length === 1 ? values.join() : values] as const]
  })
  return Object.fromEntries(fields)
}

function readBody(text: string | null): object | null {
  try {
    const body: unknown = JSON.parse(text ?? '{}')
    return typeof body === 'object' && !Array.isArray(body) ? body : null
  } catch {
    return null
  }
}
