import { once } from 'node:events'
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { createApi } from '../calls/create-api.ts'
import { aSilentLog, garmentRoutes } from '../testing.ts'
import { type RunningServer, type ServeOptions, serve } from './serve.ts'

/** A server for one test, on any free port. */
export async function start(options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const api = createApi({ routes: garmentRoutes, log: aSilentLog(), bodyLimit: 10_000 })
  const server = await serve({ fetch: api.fetch, log: aSilentLog(), port: 0, hostname: '127.0.0.1', ...options })
  onTestFinished(() => server.close({ timeoutMs: 0 }))
  return server
}

export async function answerTo(request: ClientRequest) {
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks = await response.toArray()
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }
}

export function open(port: number, options: RequestOptions = {}): ClientRequest {
  return httpRequest({ host: '127.0.0.1', port, agent: false, path: '/api/garments/1', ...options })
}

export function get(port: number, options: RequestOptions = {}) {
  const request = open(port, options)
  request.end()
  return answerTo(request)
}

/** Sends raw text and reads until the server closes the connection. */
export async function scope(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  let received = ''
  for await (const chunk of socket) received += chunk
  return received
}
