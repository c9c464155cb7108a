import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ServeOptions } from './serve.ts'
import { get, start } from './testing.ts'

/** More than the buffers of both ends of a connection hold. */
const long = Buffer.alloc(40_000_000, 'x')

/** A server with a long answer, and whether that reached its caller. */
async function startLong(timeouts: ServeOptions['timeouts'] & {}) {
  const sent = Promise.withResolvers<{ isAborted: boolean }>()
  const fetch: ServeOptions['fetch'] = (_, { onSent }) => {
    onSent?.(sent.resolve)
    return new Response(long)
  }
  const { port } = await start({ fetch, timeouts })
  return { port, sent: sent.promise }
}

async function ask(port: number, path = '/') {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  return socket
}

describe('endSlowReaders', () => {
  it('ends an answer that nobody reads', async () => {
    const { port, sent } = await startLong({ stalledMs: 50 })
    await ask(port)

    expect(await sent).toMatchObject({ isAborted: true })
  })

  it('ends an answer that is read by the drop', async () => {
    const { port, sent } = await startLong({ stalledMs: 60_000, wholeMs: 200 })
    const socket = await ask(port)
    const dripping = setInterval(() => socket.read(), 20)
    onTestFinished(() => clearInterval(dripping))

    expect(await sent).toMatchObject({ isAborted: true })
  })

  it('ends the answers that have waited longest when all of them together hold too much', async () => {
    const ended: string[] = []
    const fetch: ServeOptions['fetch'] = ({ url }, { onSent }) => {
      onSent?.(() => ended.push(new URL(url).pathname))
      return new Response(long)
    }
    const { port } = await start({ fetch, timeouts: { stalledMs: 60_000 }, mostUnreadBytes: 90_000_000 })
    for (const path of ['/first', '/second']) await ask(port, path)
    const reader = await ask(port, '/read')
    reader.resume()
    await once(reader, 'data')
    await ask(port, '/third')

    await expect.poll(() => ended).toContain('/first')
    expect(ended).not.toContain('/third')
  })

  it('leaves an answer alone that takes long to make', async () => {
    const stoodStill = Promise.withResolvers<void>()
    const { port } = await start({
      timeouts: { stalledMs: 50 },
      wrap: (listener) => (incoming, outgoing) => {
        outgoing.once('timeout', () => stoodStill.resolve())
        listener(incoming, outgoing)
      },
      async fetch() {
        await stoodStill.promise
        return new Response('made')
      },
    })

    expect((await get(port)).body).toBe('made')
  })
})
