import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

export type StandInAnswer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown }
  | 'silence'
  | 'hang-up'

export type StandInCall = { readonly url: URL; readonly headers: IncomingMessage['headers']; readonly body: string }

/** A server in the place of another company's: real HTTP, answers as the test says, and remembers what it was asked. */
export async function openStandIn(answer: (call: StandInCall) => StandInAnswer) {
  const calls: StandInCall[] = []
  const server = createServer(async (request, response) => {
    const body = await readText(request)
    const call = { url: new URL(request.url ?? '/', 'http://stand.in'), headers: request.headers, body }
    calls.push(call)
    const answered = answer(call)
    if (answered === 'silence') return
    if (answered === 'hang-up') return void request.socket.destroy()
    const { status = 200, headers = {}, body: said } = answered
    const text = typeof said === 'string' ? said : JSON.stringify(said)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port of a network has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>
