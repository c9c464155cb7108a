import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another process listens there already. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
  readonly port: number

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is taken by another process`, { cause })
    this.port = port
  }
}

export async function listen(server: Server, { port, hostname }: { port: number; hostname?: string }): Promise<number> {
  server.listen({ port, ...(hostname !== undefined && { host: hostname }) })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw new PortTaken(port, error)
    throw error
  }
  // A server that listens on TCP has an address with a port.
  return (server.address() as AddressInfo).port
}
