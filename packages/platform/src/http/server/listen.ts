import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Where a server listens; port 0 means any free one, and no host name every interface. */
export type ListenAddress = { readonly port: number; readonly hostname?: string | undefined }

/** The server cannot listen where it was told to; the message says why in words for whoever started it. */
export class CannotListen extends Error {
  override readonly name: string = 'CannotListen'
}

/** Another process listens there already. */
export class PortTaken extends CannotListen {
  override readonly name = 'PortTaken'
  readonly port: number

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is taken by another process`, { cause })
    this.port = port
  }
}

export async function listen(server: Server, { port, hostname }: ListenAddress): Promise<number> {
  server.listen({ port, ...(hostname !== undefined && { host: hostname }) })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explain(error, { port, hostname })
  }
  // A server that listens on TCP has an address with a port.
  return (server.address() as AddressInfo).port
}

/** Finds out early whether a server will be able to listen; rejects as `listen` would. */
export async function tryToListen(address: ListenAddress): Promise<void> {
  const server = createServer()
  await listen(server, address)
  server.close()
  await once(server, 'close')
}

function explain(error: unknown, { port, hostname }: ListenAddress): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const sentences: Partial<Record<string, string>> = {
    EACCES: `Port ${port} is reserved: only an administrator may listen there`,
    EADDRNOTAVAIL: `The address ${hostname} is none of this machine`,
    ENOTFOUND: `There is no machine called ${hostname}`,
    EAI_AGAIN: `Nobody can say at present which machine is called ${hostname}`,
  }
  if (code === 'EADDRINUSE') return new PortTaken(port, error)
  const sentence = sentences[String(code)]
  return sentence === undefined ? error : new CannotListen(sentence, { cause: error })
}
