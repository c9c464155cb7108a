import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import type { Log } from '../../log/index.ts'
import { answerFailure } from '../calls/answer-failure.ts'
import { refuseCommonly } from '../calls/respond.ts'
import { createRequestScope, type RequestScope } from '../message/request-scope.ts'
import type { Readiness } from '../site/readiness.ts'
import { createClosablePort } from './close-port.ts'
import { type ConnectionLimits, limitConnections } from './connection-limits.ts'
import { endForgottenAnswers } from './forgotten-answers.ts'
import { clientAddressOf, forwardedUrlOf } from './forwarded.ts'
import { createGracefulStop, type StopTimes } from './graceful-stop.ts'
import { checkHost } from './host-header.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { type ListenAddress, listen } from './listen.ts'
import { trackAnswers } from './running-answers.ts'
import { endSlowReaders, type ReadingLimits } from './slow-readers.ts'

export type HttpServerOptions = {
  readonly fetch: (request: Request, given: Partial<RequestScope>) => Response | Promise<Response>
  readonly log: Log
  /** Told first when the server drains or closes. */
  readonly readiness?: Readiness
  /** Believe X-Forwarded-Proto, -Host and -For; only behind a proxy that sets them itself. */
  readonly trustProxy?: boolean
  readonly timeouts?: Timeouts
  /** What all answers together may hold in memory while nobody reads them. */
  readonly mostUnreadBytes?: number
  /** What the callers of one address may leave with the system. */
  readonly mostForgottenBytes?: number
  /** How many may be connected; no limit when left out. */
  readonly connections?: ConnectionLimits
  /** Puts another listener in front of ours, such as the bundler's in development. */
  readonly wrap?: (listener: RequestListener) => RequestListener
}

type Timeouts = Partial<Omit<ReadingLimits, 'mostUnreadBytes'>> & {
  readonly headersMs?: number
  readonly requestMs?: number
  readonly keepAliveMs?: number
}

export type HttpServer = {
  readonly server: Server
  /** Resolves with the port when connections are taken. */
  listen(address: ListenAddress): Promise<number>
  /** Is no longer ready but goes on serving, so that balancers send new requests elsewhere before the port closes. */
  drain(ms: number, options?: { readonly signal?: AbortSignal }): Promise<void>
  /**
   * Leaves new connections to others that listen on the same port, and stays ready: every answer is the last of its connection.
   * Whoever is connected and asks for nothing is waited for so long.
   */
  handOver(idleMs: number): Promise<void>
  /** Takes no new connection, finishes what runs, and cuts what still runs after the timeout; idle ones sooner. */
  close(options?: Partial<StopTimes>): Promise<void>
}

const mostIdleMs = 1_000
const MOST_UNREAD_BYTES = 128_000_000
const MOST_FORGOTTEN_BYTES = 32_000_000
/** Nobody waits for it to end: even slow answers are sent to their end. */
const LONGEST_HAND_OVER_MS = 60_000

/** Node's server in front of a `fetch`, with limits against callers who dawdle or come in crowds. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { log, readiness, connections, timeouts = {}, mostUnreadBytes = MOST_UNREAD_BYTES } = options
  const { mostForgottenBytes = MOST_FORGOTTEN_BYTES } = options
  const { headersMs = 10_000, requestMs = 30_000, keepAliveMs = 65_000 } = timeouts
  const { stalledMs = 30_000, wholeMs = 10 * stalledMs } = timeouts
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(headersMs, 5_000),
  })
  if (connections) limitConnections(server, connections, log)
  const running = trackAnswers(server)
  endSlowReaders(server, running, { stalledMs, wholeMs, mostUnreadBytes })
  endForgottenAnswers(server, { stalledMs, mostPerAddress: options.trustProxy ? null : mostForgottenBytes })
  const listener = checkHost(createListener(options), getRequestListener(refuseBrokenRequest))
  const port = createClosablePort(server, limitPipelining(listener, running))
  const { sendGoodbyes, stop } = createGracefulStop({ server, port, running, log })
  // Whoever drains stands behind a proxy, which may be sending a request over any connection that it holds.
  let drainedIdleMs = 0
  server.on('request', port.answer)

  return {
    server,
    listen: (address) => listen(server, address),
    async drain(ms, { signal } = {}) {
      readiness?.drain()
      sendGoodbyes()
      await delay(ms, undefined, signal && { signal }).catch(() => {})
      drainedIdleMs = signal?.aborted ? 0 : Math.min(ms, mostIdleMs)
    },
    handOver: (idleMs) => stop({ timeoutMs: LONGEST_HAND_OVER_MS, idleMs }),
    close({ timeoutMs = 10_000, idleMs = drainedIdleMs } = {}) {
      readiness?.drain()
      return stop({ timeoutMs, idleMs })
    },
  }
}

function createListener(options: HttpServerOptions): RequestListener {
  const { fetch, log, trustProxy = false, wrap = (listener) => listener } = options
  // The adapter's type allows for HTTP/2; this server speaks HTTP/1.
  const answer = getRequestListener((request, env) => fetch(request, factsOf(env as HttpBindings, trustProxy)), {
    errorHandler: (error) => answerBrokenRequest(error, log),
  })
  let isProxyKnown = trustProxy
  return wrap((incoming, outgoing) => {
    if (trustProxy) incoming.url = forwardedUrlOf(incoming) ?? incoming.url
    if (!isProxyKnown && incoming.headers['x-forwarded-for'] !== undefined) {
      isProxyKnown = true
      log.warn(
        'requests come through a proxy the shop was not told of (VONK_TRUST_PROXY): all of them count as one visitor',
      )
    }
    answer(incoming, outgoing)
  })
}

/** For what never became a request (a broken Host header or address) and for failures of the server itself. */
function answerBrokenRequest(error: unknown, log: Log): Response {
  if (error instanceof RequestError) return refuseBrokenRequest()
  return answerFailure(error, createRequestScope(new Request('http://localhost')), log)
}

function refuseBrokenRequest(): Response {
  return refuseCommonly({ code: 'bad-request' }, createRequestScope(new Request('http://localhost')))
}

/** What the connection tells of a request. */
function factsOf(connection: HttpBindings, trustProxy: boolean): Pick<RequestScope, 'clientAddress' | 'onSent'> {
  return { clientAddress: clientAddressOf(connection.incoming, trustProxy), onSent: createOnSent(connection) }
}

/** Has its caller told when the last byte of an answer has left. To be called before anything is written. */
export function createOnSent({
  incoming: { socket },
  outgoing,
}: Pick<HttpBindings, 'incoming' | 'outgoing'>): NonNullable<RequestScope['onSent']> {
  const before = socket.bytesWritten
  return (report) =>
    void outgoing.once('close', () =>
      report({ bytes: socket.bytesWritten - before, isAborted: !outgoing.writableFinished }),
    )
}
