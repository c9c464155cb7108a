import * as build from 'virtual:react-router/server-build'
import { createPageHandler } from './server/create-page-handler.ts'
import { renderOutagePage } from './server/outage-page.server.tsx'
import { createRenderPage } from './server/render-page.server.ts'

export type { ShopGate } from './server/shop-context.server.ts'

/** The storefront's one door: any request for a page in, its HTML (or data, or redirect) out. */
export const renderPage = createRenderPage({
  createHandler: (basename) => createPageHandler({ ...build, basename }, import.meta.env.MODE),
  renderOutage: (request, gate) => renderOutagePage(request, gate, build.assets.routes.root?.css ?? []),
  freshForMs: 5_000,
  now: Date.now,
})
