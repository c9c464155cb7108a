import { createClient } from '@vonk/client'
import { buildPath, resolveStoreView } from '@vonk/domain/stores'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import { loadI18n } from '../i18n/index.ts'
import { findCanonicalRedirect } from './canonical-redirect.ts'
import { createDirectoryCache } from './directory-cache.ts'
import { loadDirectory } from './load-directory.server.ts'
import { type ShopGate, shopContext } from './shop-context.server.ts'

export type RenderPage = (request: Request, gate: ShopGate) => Promise<Response>

type RenderPageParts = {
  /** A router for the pages under one path: '/' or '/en/'. */
  readonly createHandler: (basename: string) => RequestHandler
  readonly renderOutage: RenderPage
  readonly freshForMs: number
  readonly now: () => number
}

// The gate's API answers by path alone; the name only completes the address.
const apiOrigin = 'http://api.internal'

export function createRenderPage({ createHandler, renderOutage, freshForMs, now }: RenderPageParts): RenderPage {
  const directories = createDirectoryCache({ freshForMs, now })
  const handlers = new Map<string, RequestHandler>()

  function handlerAt(basename: string): RequestHandler {
    const handler = handlers.get(basename) ?? createHandler(basename)
    handlers.set(basename, handler)
    return handler
  }

  return async function renderPage(request, gate) {
    const client = createClient({ fetch: gate.api, origin: apiOrigin })
    const directory = await directories.find(() => loadDirectory(client), gate.onError)
    if (!directory) return renderOutage(request, gate)

    const { host, pathname } = new URL(request.url)
    const resolved = resolveStoreView(directory, { host, pathname })
    const redirect = findCanonicalRedirect(request, resolved)
    if (redirect) return redirect

    const { view } = resolved
    const storeClient = createClient({ fetch: gate.api, origin: apiOrigin, storeCode: view.code })
    const context = new RouterContextProvider()
    context.set(shopContext, { client: storeClient, directory, view, gate, i18n: await loadI18n(view.language) })
    return handlerAt(buildPath(view, '/'))(request, context)
  }
}
