import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import type { Log } from '../../log/index.ts'
import { answerFailure } from '../calls/answer-failure.ts'
import { refuseCommonly } from '../calls/respond.ts'
import { createExchange, type Exchange } from '../message/exchange.ts'
import type { Readiness } from '../site/readiness.ts'
import { clientAddressOf, forwardedUrlOf } from './forwarded.ts'
import { createGracefulStop } from './graceful-stop.ts'
import { listen } from './listen.ts'

export type HttpServerOptions = {
  readonly fetch: (request: Request, given: Partial<Exchange>) => Response | Promise<Response>
  readonly log: Log
  /** Told first when the server closes. */
  readonly readiness?: Readiness
  /** Believe X-Forwarded-Proto, -Host and -For; only behind a proxy that sets them itself. */
  readonly trustProxy?: boolean
  readonly timeouts?: { readonly headersMs?: number; readonly requestMs?: number; readonly keepAliveMs?: number }
  /** Puts another listener in front of ours, such as the bundler's in development. */
  readonly wrap?: (listener: RequestListener) => RequestListener
}

export type HttpServer = {
  readonly server: Server
  /** Resolves with the port when connections are taken; port 0 means any free one. */
  listen(address: { readonly port: number; readonly hostname?: string }): Promise<number>
  /** Takes no new connection, finishes what runs, and cuts what still runs after the timeout. */
  close(options?: { readonly timeoutMs?: number }): Promise<void>
}

/** Node's server in front of a `fetch`, with time limits against callers who dawdle. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { log, readiness, timeouts = {}, wrap = (listener) => listener } = options
  const { headersMs = 10_000, requestMs = 30_000, keepAliveMs = 65_000 } = timeouts
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(headersMs, 5_000),
  })
  const stop = createGracefulStop(server, log)
  server.on('request', wrap(createListener(options)))

  return {
    server,
    listen: (address) => listen(server, address),
    close({ timeoutMs = 10_000 } = {}) {
      readiness?.drain()
      return stop(timeoutMs)
    },
  }
}

function createListener({ fetch, log, trustProxy = false }: HttpServerOptions): RequestListener {
  // The adapter's type allows for HTTP/2; this server speaks HTTP/1.
  const answer = getRequestListener((request, env) => fetch(request, factsOf(env as HttpBindings, trustProxy)), {
    errorHandler: (error) => answerBrokenRequest(error, log),
  })
  return (incoming, outgoing) => {
    if (trustProxy) incoming.url = forwardedUrlOf(incoming) ?? incoming.url
    answer(incoming, outgoing)
  }
}

/** For what never became a request (a broken Host header or address) and for failures of the server itself. */
function answerBrokenRequest(error: unknown, log: Log): Response {
  const exchange = createExchange(new Request('http://localhost'))
  if (error instanceof RequestError) return refuseCommonly({ code: 'bad-request' }, exchange)
  return answerFailure(error, exchange, log)
}

/** What the connection tells of a request. */
export function factsOf(
  { incoming, outgoing }: Pick<HttpBindings, 'incoming' | 'outgoing'>,
  trustProxy: boolean,
): Pick<Exchange, 'clientAddress' | 'onSent'> {
  const { socket } = incoming
  const before = socket.bytesWritten
  return {
    clientAddress: clientAddressOf(incoming, trustProxy),
    onSent(report) {
      outgoing.once('close', () =>
        report({ bytes: socket.bytesWritten - before, isAborted: !outgoing.writableFinished }),
      )
    },
  }
}
