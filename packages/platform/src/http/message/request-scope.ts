import { randomUUID } from 'node:crypto'

/** What the server knows about one request beside the request itself; Hono handlers find it in `c.env`. */
export type RequestScope = {
  readonly requestId: string
  /** For the `nonce` attributes of the document; the policy header names the same one. */
  readonly nonce: string
  /** Who asks, as far as the connection or a trusted proxy tells; null in process. */
  readonly clientAddress: string | null
  /** The pattern of the route that answered, for log and metrics; never a raw path. */
  route: string | null
  /** The store view that was asked, as far as whoever answered found out; for the log. */
  view?: string | null
  /** Calls back when the last byte of the answer has left; absent in process. */
  readonly onSent?: (report: (sent: { bytes: number; isAborted: boolean }) => void) => void
}

/** The scope of a request; `given` holds what the caller knows already. */
export function createRequestScope(request: Request, given: Partial<RequestScope> = {}): RequestScope {
  return Object.assign(given, {
    requestId: given.requestId ?? requestIdFrom(request.headers.get('x-request-id')),
    nonce: given.nonce ?? randomUUID(),
    clientAddress: given.clientAddress ?? null,
    route: given.route ?? null,
  })
}

/** The id a caller gave a request, where it is one. */
export function requestIdFrom(given: string | null): string {
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
}
