import { type Client, createClient } from '@vonk/client'
import { settingsOfView } from '@vonk/domain/settings'
import { buildPath, resolveStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import { pack as packNow } from '../features/packing/index.ts'
import { loadI18n } from '../i18n/index.ts'
import { findCanonicalRedirect } from './canonical-redirect.ts'
import { createKeepUnchanged } from './keep-unchanged.ts'
import { createKnownAnswers } from './known-answers.server.ts'
import { createLastGood } from './last-good.ts'
import { loadDirectory } from './load-directory.server.ts'
import { createMaintenanceStatus } from './maintenance-status.server.ts'
import { packLater } from './pack-later.server.ts'
import { createParseOnce } from './parse-once.ts'
import { type ShopGate, shopContext } from './shop-context.server.ts'
import { createThemeCache } from './theme-cache.server.ts'
import { finishPage } from './whole-page.server.ts'

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

export function createRenderPage({ createHandler, renderOutage, freshForMs, now }: RenderPageParts): RenderPage {
  const shared = createMemories({ freshForMs, now })
  const handlers = new Map<string, RequestHandler>()
  const parse = createParseOnce()
  const withKnownAnswers = createKnownAnswers()

  function handlerAt(basename: string): RequestHandler {
    const handler = handlers.get(basename) ?? createHandler(basename)
    handlers.set(basename, handler)
    return handler
  }

  return async function renderPage(request, gate) {
    const bodyOf = gate.bodyOf ?? unknown
    const client = createClient({ fetch: gate.api, origin: apiOrigin, bodyOf })
    // A page that is kept for a day must not be made of what was read a moment ago, for another.
    const memories = gate.isKept ? createMemories({ freshForMs, now }) : shared
    const directory = await memories.directories.find(() => memories.loadDirectory(client), gate.onError)
    if (!directory) return renderOutage(request, gate)

    const { host, pathname } = new URL(request.url)
    const resolved = resolveStoreView(directory, { host, pathname })
    const redirect = findCanonicalRedirect(request, resolved)
    if (redirect) return redirect

    const { view } = resolved
    // A page that is kept has to hear from the API itself what it hangs on.
    const version = (!gate.isKept && gate.catalogueVersion) || unknown
    const asking = createClient({ fetch: gate.api, origin: apiOrigin, storeCode: view.code, parse, bodyOf })
    const storeClient = withKnownAnswers(asking, { storeCode: view.code, version })
    const context = new RouterContextProvider()
    const settings = settingsOfView(view)
    const i18n = await loadI18n(view.language)
    const findTheme = () => memories.themes.find({ client: storeClient, view, settings, i18n, gate })
    const isInMaintenance = () => memories.maintenance.isOn(client, gate.onError)
    const pack = pathname.endsWith('.data') ? packNow : packLater
    const shop = { client: storeClient, directory, view, settings, gate, i18n, pack, findTheme, isInMaintenance }
    context.set(shopContext, shop)
    return finishPage(await handlerAt(buildPath(view, '/'))(request, context), gate)
  }
}
