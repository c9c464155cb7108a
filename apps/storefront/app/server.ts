import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler } from 'react-router'
import { pack } from './fragments/index.ts'
import { renderOutagePage } from './pages/outage-page.server.tsx'
import { createRenderPage } from './pages/render-page.server.ts'
import { shopContext } from './pages/shop-context.server.ts'
import { packLater } from './rendering/pack-later.server.ts'
import { finishPage } from './rendering/whole-page.server.ts'

/** The storefront's one door: any request for a page in, its HTML (or data, or redirect) out. */
export const renderPage = createRenderPage({
  createHandler: (basename) => finished(createRequestHandler({ ...build, basename }, import.meta.env.MODE)),
  packFor: (pathname) => (pathname.endsWith('.data') ? pack : packLater),
  renderOutage: (request, host) => renderOutagePage(request, host, build.assets.routes.root?.css ?? []),
  now: Date.now,
})

function finished(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    const response = await handle(request, context)
    // `renderPage` always gives its handlers a context.
    return context ? finishPage(response, context.get(shopContext).host) : response
  }
}
