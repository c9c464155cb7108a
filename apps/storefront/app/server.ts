import * as build from 'virtual:react-router/server-build'
import type { StorefrontBuild } from '@vonk/page-host'
import type { ServerBuild } from 'react-router'
import { withOutages } from './pages/answer-outages.server.ts'
import { readBuildFiles } from './pages/build-files.server.ts'
import { renderOfflinePage } from './pages/offline-page.server.tsx'
import { renderOutagePage } from './pages/outage-page.server.tsx'
import { createRenderPage } from './pages/render-page.server.ts'
import { renderWebManifest } from './pages/web-manifest.server.ts'
import { createRenderer } from './rendering/create-renderer.server.tsx'
import { createReachableHandler } from './rendering/reachable-routes.server.ts'

const renderer = createRenderer({ isDevelopment: import.meta.env.DEV })

const routes = withOutages(build.routes)

const stylesheets = build.assets.routes.root?.css ?? []

const pages = createRenderPage({
  createHandler: (basename) =>
    // The module exports as undefined what the type of a build leaves out.
    renderer.finish(createReachableHandler({ ...build, routes, basename } as ServerBuild, import.meta.env.MODE)),
  packFor: renderer.packFor,
  renderOutage: (request, host) => renderOutagePage(request, host, stylesheets),
  viewFiles: new Map([
    ['/offline.html', (shop) => renderOfflinePage(shop, stylesheets)],
    ['/manifest.webmanifest', renderWebManifest],
  ]),
  buildFiles: readBuildFiles(build.assets),
  now: Date.now,
})

/** The storefront's one door: any request for a page in, its HTML (or data, or redirect) out. */
export const { renderPage } = pages

/** What the caches of this process are worth, for those who run the shop. */
export const cacheUsage: StorefrontBuild['cacheUsage'] = () => ({ ...pages.cacheUsage(), ...renderer.cacheUsage() })
