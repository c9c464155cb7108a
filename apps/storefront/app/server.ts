import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { drawAtOnce } from './server/draw-at-once.server.ts'
import { renderOutagePage } from './server/outage-page.server.tsx'
import { createQuickHandler } from './server/quick-page.server.ts'
import { createRenderPage } from './server/render-page.server.ts'

export type { ShopGate } from './server/shop-context.server.ts'

/** The storefront's one door: any request for a page in, its HTML (or data, or redirect) out. */
export const renderPage = createRenderPage({
  createHandler(basename) {
    const router = createRequestHandler({ ...build, basename }, import.meta.env.MODE)
    return createQuickHandler({ build, basename, router, draw: drawAtOnce })
  },
  renderOutage: (request, gate) => renderOutagePage(request, gate, build.assets.routes.root?.css ?? []),
  freshForMs: 5_000,
  now: Date.now,
})
