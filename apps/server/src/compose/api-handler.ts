import type { RequestScope } from '@vonk/platform/http'

/** The API as pages and browsers reach it: a function call in this process, or another process over the network. */
export type ApiHandler = (request: Request, scope: Partial<RequestScope>) => Promise<Response>

const PATIENCE = 30_000
const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
]

// The API believes them: what a visitor claims must not reach it beside what this process knows.
const claims = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Passes calls on to the API of another process. */
export function forwardTo(apiUrl: string): ApiHandler {
  return async (request, scope) => {
    const url = new URL(request.url)
    const { pathname, search } = url
    const headers = headersFor(request, url, scope)
    const answer = await fetch(new URL(pathname + search, apiUrl), {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE)]),
      // Node's fetch sends a streamed body only when told not to wait for the answer meanwhile.
      ...(request.body && { duplex: 'half' }),
    })
    return new Response(answer.body, { status: answer.status, headers: endToEnd(answer.headers) })
  }
}

function headersFor(request: Request, url: URL, { requestId, clientAddress }: Partial<RequestScope>): Headers {
  const headers = new Headers(request.headers)
  for (const name of [...hopByHop, ...claims]) headers.delete(name)
  if (requestId) headers.set('x-request-id', requestId)
  if (clientAddress) headers.set('x-forwarded-for', clientAddress)
  headers.set('x-forwarded-host', url.host)
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1))
  return headers
}

// Fetch has decoded the body already; the headers still tell of the encoding it came in.
function endToEnd(original: Headers): Headers {
  const headers = new Headers(original)
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']) {
    headers.delete(name)
  }
  return headers
}
