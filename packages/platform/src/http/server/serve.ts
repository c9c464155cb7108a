import { createHttpServer, type HttpServer, type HttpServerOptions } from './create-http-server.ts'

export type ServeOptions = HttpServerOptions & { readonly port: number; readonly hostname?: string }

export type RunningServer = Pick<HttpServer, 'drain' | 'close'> & { readonly port: number }

/** Listens and answers; rejects with `PortTaken` when the port is not free. */
export async function serve({ port, hostname, ...options }: ServeOptions): Promise<RunningServer> {
  const { listen, drain, close } = createHttpServer(options)
  return { port: await listen({ port, ...(hostname !== undefined && { hostname }) }), drain, close }
}
