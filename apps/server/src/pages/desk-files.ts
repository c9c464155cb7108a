import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { FileServer } from './static-files.ts'

/** Scripts and styles of the desk's own files alone; it frames pages of this host and is framed by nobody. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const YEAR = 'public, max-age=31536000, immutable'

const underDesk = /^\/desk(\/|$)/
/** Where the desk was before. */
const underEditor = /^\/editor(?=\/|$)/

/** The screens of staff: one document at every address of the desk, and the hashed files it asks for. Null for any other path. */
export function createDeskFiles(clientFolder: string): FileServer {
  const app = new Hono()
  const rewriteRequestPath = (path: string) => path.slice('/desk'.length)
  const serveFile = serveStatic({ root: clientFolder, precompressed: true, rewriteRequestPath })
  app.get('/desk/assets/*', async (context) => {
    // A file that is gone is no page: what would come next is not asked.
    const file = await serveFile(context, async () => {})
    if (!(file instanceof Response)) return context.notFound()
    if (file.ok) file.headers.set('cache-control', YEAR)
    return file
  })
  const page = serveStatic({ root: clientFolder, path: 'index.html' })
  app.get('/desk/*', async (context, next) => {
    context.header('content-security-policy', policy)
    context.header('cache-control', 'no-cache')
    context.header('x-robots-tag', 'noindex')
    return page(context, next)
  })
  app.notFound((context) => context.text('Not found', 404, { 'cache-control': 'no-store' }))
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    // Browsers carry what stands behind the # along.
    if (underEditor.test(pathname)) return movedTo(pathname.replace(underEditor, '/desk') + search)
    return underDesk.test(pathname) ? app.fetch(request) : null
  }
}

function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'x-robots-tag': 'noindex' } })
}
