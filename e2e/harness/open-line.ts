import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { dot } from './dot.data.ts'

/** What the line does with a request: brings it, loses it on the way there or back, or answers it by itself. */
export type Fate = 'bring' | 'lose' | 'lose-answer' | OwnAnswer

type OwnAnswer = { readonly body: string; readonly contentType: string }

/** The network between a browser and the shop: workers feel it as pages do. */
export type Line = {
  readonly port: number
  decide: (incoming: IncomingMessage) => Fate
  /** How long every answer takes longer than it would. */
  delayMs: number
  /** What all answers together have to make do with. */
  bytesPerSecond: number
  close(): Promise<void>
}

export async function openLine(shopPort: number): Promise<Line> {
  const server = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  let before: Promise<unknown> = Promise.resolve()
  const line: Line = {
    port,
    decide: () => 'bring',
    delayMs: 0,
    bytesPerSecond: Number.POSITIVE_INFINITY,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }

  /** One after the other, as long as their bytes take. */
  async function inTurn(bytes: number) {
    before = before.then(() => pause((bytes / line.bytesPerSecond) * 1000))
    await before
  }

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse) {
    const fate = line.decide(incoming)
    if (fate === 'lose') return incoming.socket.destroy()
    if (typeof fate === 'object') return outgoing.writeHead(200, { 'content-type': fate.contentType }).end(fate.body)
    await pause(line.delayMs, null, { ref: false })
    // Nobody waits for fifty pictures to be drawn.
    if (incoming.url?.startsWith('/img/')) return outgoing.writeHead(200, { 'content-type': 'image/png' }).end(dot)
    const answer = await ask(incoming, shopPort)
    const body = await buffer(answer)
    if (fate === 'lose-answer') return incoming.socket.destroy()
    await inTurn(body.length)
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
  }
  return line
}

async function ask(incoming: IncomingMessage, port: number): Promise<IncomingMessage> {
  const { method, url: path, headers } = incoming
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  incoming.pipe(request({ host: '127.0.0.1', port, method, path, headers }, resolve).on('error', reject))
  return promise
}
