import { type Client, createClient } from '@vonk/client'
import { settingsOfView } from '@vonk/domain/settings'
import { buildPath, resolveStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { RenderPage } from '@vonk/page-host'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import { createKeepUnchanged } from '../cache/keep-unchanged.ts'
import { createLastGood } from '../cache/last-good.ts'
import { createParseOnce } from '../cache/parse-once.ts'
import { createThemeCache, themeContext } from '../features/theme/index.server.ts'
import { loadI18n } from '../i18n/index.ts'
import { createKnownAnswers } from '../request/known-answers.server.ts'
import { loadDirectory } from '../request/load-directory.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { findCanonicalRedirect } from './canonical-redirect.ts'
import { createMaintenanceStatus } from './maintenance-status.server.ts'
import { shopContext } from './shop-context.server.ts'

type RenderPageParts = {
  /** A router for the pages under one path: '/' or '/en/'. */
  readonly createHandler: (basename: string) => RequestHandler
  readonly renderOutage: RenderPage
  /** How loaders pack what they answer for a page or, where the path asks for it, for its data alone. */
  readonly packFor: (pathname: string) => ShopRequest['pack']
  readonly freshForMs: number
  readonly now: () => number
}

// The host's API answers by path alone; the name only completes the address.
const apiOrigin = 'http://api.internal'
const unknown = () => null
const directoryFreshMs = 1_000

/** What is the same for many pages, asked for once in a while; what is read beside a directory lives as long as it does. */
function createMemories({ freshForMs, now }: Pick<RenderPageParts, 'freshForMs' | 'now'>) {
  const keepUnchanged = createKeepUnchanged<StoreDirectory>({ keepForMs: freshForMs, now })
  return {
    // Looked at often, so that what is configured shows at once; kept as it is where it says the same.
    directories: createLastGood<StoreDirectory>({ freshForMs: Math.min(freshForMs, directoryFreshMs), now }),
    loadDirectory: async (client: Client) => keepUnchanged(await loadDirectory(client)),
    themes: createThemeCache({ freshForMs, now }),
    maintenance: createMaintenanceStatus({ freshForMs: 500, now }),
  }
}

export function createRenderPage(parts: RenderPageParts): RenderPage {
  const { createHandler, renderOutage, packFor, freshForMs, now } = parts
  const shared = createMemories({ freshForMs, now })
  const handlers = new Map<string, RequestHandler>()
  const parse = createParseOnce()
  const withKnownAnswers = createKnownAnswers()

  function handlerAt(basename: string): RequestHandler {
    const handler = handlers.get(basename) ?? createHandler(basename)
    handlers.set(basename, handler)
    return handler
  }

  return async function renderPage(request, host) {
    const { bodyOf } = host
    const client = createClient({ fetch: host.api, origin: apiOrigin, bodyOf })
    // A page that is kept for a day must not be made of what was read a moment ago, for another.
    const memories = host.isKept ? createMemories({ freshForMs, now }) : shared
    const directory = await memories.directories.find(() => memories.loadDirectory(client), host.onError)
    if (!directory) return renderOutage(request, host)

    const { host: hostname, pathname } = new URL(request.url)
    const resolved = resolveStoreView(directory, { host: hostname, pathname })
    const redirect = findCanonicalRedirect(request, resolved)
    if (redirect) return redirect

    const { view } = resolved
    // A page for the output cache has to hear from the API itself which tags it depends on.
    const version = host.isKept ? unknown : host.catalogueVersion
    const asking = createClient({ fetch: host.api, origin: apiOrigin, storeCode: view.code, parse, bodyOf })
    const storeClient = withKnownAnswers(asking, { storeCode: view.code, version })
    const context = new RouterContextProvider()
    const settings = settingsOfView(view)
    const i18n = await loadI18n(view.language)
    context.set(themeContext, () => memories.themes.find({ client: storeClient, view, settings, i18n, host }))
    const isInMaintenance = () => memories.maintenance.isOn(client, host.onError)
    const pack = packFor(pathname)
    context.set(shopContext, { client: storeClient, directory, view, settings, host, i18n, pack, isInMaintenance })
    return handlerAt(buildPath(view, '/'))(request, context)
  }
}
