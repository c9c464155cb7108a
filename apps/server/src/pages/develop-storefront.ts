import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { StorefrontBuild } from '@vonk/page-host'
import { createServer } from 'vite'
import type { Storefront } from './storefront.ts'

export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

export type DevelopedStorefront = Storefront & {
  /** Vite answers for its own files before the shop does. */
  readonly middleware: Middleware
  close(): Promise<void>
}

/** The storefront from source with hot reload: every request renders the newest code. */
export async function developStorefront(root: string, http: Server): Promise<DevelopedStorefront> {
  const ours = process.listeners('SIGTERM')
  const vite = await createServer({
    root: join(root, 'apps/storefront'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: http } },
  })
  // The router's plugin starts a second Vite that ends the process at this signal, before the shop has drained.
  for (const listener of process.listeners('SIGTERM')) if (!ours.includes(listener)) process.off('SIGTERM', listener)
  let newest: StorefrontBuild | null = null
  return {
    clientFolder: null,
    async renderPage(request, context) {
      // Vite loads apps/storefront/app/server.ts, whose exports have this shape.
      newest = (await vite.ssrLoadModule('/app/server.ts')) as StorefrontBuild
      return newest.renderPage(request, context)
    },
    cacheUsage: () => newest?.cacheUsage() ?? {},
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
