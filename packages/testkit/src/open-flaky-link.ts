import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type FlakyLink = {
  /** The address of the same server, by way of the link. */
  readonly url: string
  /** Ends every connection and refuses new ones, as a server does that has gone down. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** From now on answers come so much later. */
  delay(ms: number): void
  close(): Promise<void>
}

/** A way to a server that a test can cut or make slow. */
export async function openFlakyLink(url: string): Promise<FlakyLink> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const end of [socket, upstream]) {
      sockets.add(end)
      end.on('error', () => {})
      end.on('close', () => sockets.delete(end))
    }
    socket.pipe(upstream)
    upstream.on('data', (piece) => later(() => socket.write(piece)))
    upstream.on('end', () => later(() => socket.end()))
  })
  let delayMs = 0
  const later = (act: () => void) => (delayMs === 0 ? act() : setTimeout(act, delayMs))
  const start = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  const cut = async () => {
    const closed = once(server.close(), 'close')
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await start(0)
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  const link = new URL(url)
  link.host = `127.0.0.1:${port}`
  return {
    url: link.href,
    cut,
    delay: (ms) => {
      delayMs = ms
    },
    restore: async () => void (await start(port)),
    close: async () => void (server.listening && (await cut())),
  }
}
