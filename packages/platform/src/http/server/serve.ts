import { createHttpServer, type HttpServer, type HttpServerOptions } from './create-http-server.ts'

export type ServeOptions = HttpServerOptions & { readonly port: number; readonly hostname?: string }

export type RunningServer = { readonly port: number; readonly close: HttpServer['close'] }

/** Listens and answers; rejects with `PortTaken` when the port is not free. */
export async function serve({ port, hostname, ...options }: ServeOptions): Promise<RunningServer> {
  const { listen, close } = createHttpServer(options)
  return { port: await listen({ port, ...(hostname !== undefined && { hostname }) }), close }
}
