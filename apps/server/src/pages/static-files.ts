import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'

export type FileServer = (request: Request) => Promise<Response | null>

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** Serves the client build: hashed assets for ever, the service worker never, icons and the like for an hour; null for any path that is no file. */
export function createFileServer(clientFolder: string): FileServer {
  // Listed once: asking the disk for every page's path would cost more than the page's routing.
  const files = new Set(listFiles(clientFolder))
  const app = new Hono()
  const serveFile = serveStatic({ root: clientFolder, precompressed: true })
  app.use('/assets/*', keepFor(YEAR), serveFile)
  // A device that kept an old one would never hear of a new version.
  app.use('/service-worker.js', keepFor('no-cache'), serveFile)
  app.use('*', keepFor(HOUR), serveFile)
  // An asset that is gone is a plain 404: rendering a page for it would only hide that.
  app.notFound((context) => context.text('Not found', 404, { 'cache-control': 'no-store' }))

  return async (request) => {
    const { pathname } = new URL(request.url)
    return pathname.startsWith('/assets/') || files.has(pathname) ? app.fetch(request) : null
  }
}

function keepFor(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.ok) context.header('cache-control', cacheControl)
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`)
}
