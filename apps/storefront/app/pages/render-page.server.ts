import { type Client, createClient } from '@vonk/client'
import { settingsOfView } from '@vonk/domain/settings'
import { buildPath, resolveStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { CacheUsages, PageHost, RenderPage, StorefrontBuild } from '@vonk/page-host'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import { createParseCache } from '../cache/index.server.ts'
import { loadTheme, renderLookSheet, themeContext } from '../features/theme/index.server.ts'
import { createI18nCache } from '../i18n/index.ts'
import { createAnswerCache } from '../request/answer-cache.server.ts'
import { findEditorVisit } from '../request/editor-visit.server.ts'
import { loadDirectory } from '../request/load-directory.server.ts'
import { createShopCaches, type ShopCaches } from '../request/shop-caches.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { askToComeBack, markAsLastGood } from './answer-outages.server.ts'
import { type BuildFiles, buildFilesContext } from './build-files.server.ts'
import { findCanonicalRedirect, findMovedRedirect } from './canonical-redirect.ts'
import { isInMaintenance } from './maintenance-status.server.ts'
import { shopContext } from './shop-context.server.ts'

type RenderPageParts = {
  /** A router for the pages under one path: '/' or '/en/'. */
  readonly createHandler: (basename: string) => RequestHandler
  readonly renderOutage: RenderPage
  /** Files a view writes for itself, by their path: no page of the router, whose list every page carries. */
  readonly viewFiles: ReadonlyMap<string, (shop: ShopRequest) => Response>
  /** How loaders pack what they answer for a page or, where the path asks for it, for its data alone. */
  readonly packFor: (pathname: string, context: RouterContextProvider) => ShopRequest['pack']
  readonly buildFiles: BuildFiles
  readonly now: () => number
}

// The host's API answers by path alone; the name only completes the address.
const apiOrigin = 'http://api.internal'
const unknownVersion = () => null

export function createRenderPage(parts: RenderPageParts): StorefrontBuild {
  const { createHandler, renderOutage, viewFiles, packFor, buildFiles, now } = parts
  let lastGoodUntil = Number.NEGATIVE_INFINITY
  const onKept = (forMs: number) => {
    lastGoodUntil = Math.max(lastGoodUntil, now() + forMs)
  }
  const shared = createShopCaches({ now, onKept })
  const { clientFor, usage } = createStoreClients()
  const findI18n = createI18nCache()
  const handlers = new Map<string, RequestHandler>()

  function handlerAt(basename: string): RequestHandler {
    const handler = handlers.get(basename) ?? createHandler(basename)
    handlers.set(basename, handler)
    return handler
  }

  const renderPage: RenderPage = async (request, host) => {
    const client = createClient({ fetch: host.api, origin: apiOrigin, bodyOf: host.bodyOf })
    // A page for the output cache must not be made of what was read for another one a moment ago.
    const caches = host.isKept ? createShopCaches({ now, documents: shared.documents }) : shared
    const directory = await findDirectory(client, caches, host)
    if (!directory) return renderOutage(request, host)

    const url = new URL(request.url)
    const { host: hostname, pathname } = url
    const resolved = resolveStoreView(directory, { host: hostname, pathname })
    const settings = settingsOfView(resolved.view)
    host.onView(resolved.view.code, settings.useOutputCache)
    const answered = answerWithoutView(request, directory) ?? findCanonicalRedirect(request, resolved)
    if (answered) return answered

    const { view } = resolved
    const context = new RouterContextProvider()
    const shop: ShopRequest = {
      client: clientFor(view, host),
      directory,
      view,
      settings,
      host,
      caches,
      i18n: await findI18n(view.language),
      pack: packFor(pathname, context),
      isInMaintenance: () => isInMaintenance(client, caches, host.onError),
      editor: findEditorVisit(url, { client, onError: host.onError }),
    }
    const file = viewFiles.get(resolved.path)
    if (file) return file(shop)
    context.set(shopContext, shop)
    context.set(buildFilesContext, buildFiles)
    context.set(themeContext, () => loadTheme(shop))
    const response = unlisted(view, askToComeBack(await handlerAt(buildPath(view, '/'))(request, context)))
    return caches === shared && now() < lastGoodUntil ? markAsLastGood(response) : response
  }
  return { renderPage, cacheUsage: () => ({ ...usageOf(shared), ...usage() }) }
}

/** The look of a brand is the same under every address of the shop. */
function answerWithoutView(request: Request, directory: StoreDirectory): Response | null {
  return renderLookSheet(new URL(request.url).pathname, directory) ?? findMovedRedirect(request, directory)
}

/** Some views are none for search engines. */
function unlisted({ isHidden, isUnindexed }: StoreView, response: Response): Response {
  if (isHidden || isUnindexed) response.headers.set('x-robots-tag', 'noindex')
  return response
}

function usageOf(caches: ShopCaches): CacheUsages {
  return Object.fromEntries(Object.entries(caches).map(([name, cache]) => [name, cache.usage()]))
}

/** The store views, or the last ones that were known; null when the API never answered, or has none to show yet. */
async function findDirectory(
  client: Client,
  caches: ShopCaches,
  { onError }: PageHost,
): Promise<StoreDirectory | null> {
  const load = async () => {
    const directory = await loadDirectory(client)
    // One that says the same stays the same object, and so does what is made from it.
    return caches.directoryObjects.find('directory', [directory], () => directory)
  }
  const directory = await caches.directories.find('directory', load, onError).catch((error: unknown) => {
    onError(error)
    return null
  })
  return directory?.views.length === 0 ? null : directory
}

/** Clients that ask the API about one store view, and the catalogue only for what it has not answered already. */
function createStoreClients() {
  const [parsed, answers] = [createParseCache(), createAnswerCache()]
  const clientFor = (view: StoreView, { api, bodyOf, isKept, catalogueVersion }: PageHost): Client => {
    const client = createClient({ fetch: api, origin: apiOrigin, storeCode: view.code, parse: parsed.parse, bodyOf })
    // A page for the output cache has to hear from the API itself which tags it depends on.
    const version = isKept ? unknownVersion : catalogueVersion
    return answers.withCachedAnswers(client, { storeCode: view.code, version })
  }
  return { clientFor, usage: () => ({ parse: parsed.usage(), answers: answers.usage() }) }
}
