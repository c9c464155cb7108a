import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { FileServer } from './static-files.ts'

/** Scripts and styles of the editor's own files alone; it frames pages of this host and is framed by nobody. */
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

/** The screens of staff: one document, and the hashed files it asks for. Null for any other path. */
export function createEditorFiles(clientFolder: string): FileServer {
  const app = new Hono()
  app.get('/editor/assets/*', async (context, next) => {
    const rewriteRequestPath = (path: string) => path.slice('/editor'.length)
    const file = await serveStatic({ root: clientFolder, precompressed: true, rewriteRequestPath })(context, next)
    if (file instanceof Response && file.ok) file.headers.set('cache-control', YEAR)
    return file
  })
  const page = serveStatic({ root: clientFolder, path: 'index.html' })
  app.on('GET', ['/editor', '/editor/'], async (context, next) => {
    context.header('content-security-policy', policy)
    context.header('cache-control', 'no-cache')
    context.header('x-robots-tag', 'noindex')
    return page(context, next)
  })
  app.notFound((context) => context.text('Not found', 404, { 'cache-control': 'no-store' }))
  return async (request) => (/^\/editor(\/|$)/.test(new URL(request.url).pathname) ? app.fetch(request) : null)
}
