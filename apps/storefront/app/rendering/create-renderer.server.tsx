import type { CacheUsages } from '@vonk/page-host'
import { createContext, type EntryContext, type RequestHandler, type RouterContextProvider } from 'react-router'
import { type Packed, unpack } from '../fragments/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { createPacking, type DeferredPacking, fillStream } from './deferred-packing.server.ts'
import { createFragmentStore } from './fragment-store.server.ts'
import { PageDocument } from './page-document.server.tsx'
import { finishPage } from './page-response.server.ts'
import { renderWholePage } from './render-whole-page.server.ts'
import { streamPage } from './stream-page.server.ts'

/** What the router gives its entry for a page. */
export type RoutedPage = {
  readonly request: Request
  readonly status: number
  readonly headers: Headers
  readonly entry: EntryContext
  readonly context: RouterContextProvider
  /** How long a streamed page waits for its last part. */
  readonly patienceMs: number
}

export type Renderer = {
  /** Begins a page: how its loaders pack their answers, or those for its data alone. */
  packFor(pathname: string, context: RouterContextProvider): ShopRequest['pack']
  /** A page in one piece; only one that has to wait for a part of itself is streamed. */
  render(page: RoutedPage): Promise<Response>
  /** The router's handler, with the page put into its answer. */
  finish(handle: RequestHandler): RequestHandler
  cacheUsage(): CacheUsages
}

/** Where the router's entry finds the renderer of the process. */
export const rendererContext = createContext<Renderer>()

/** One page on its way through the router. */
const pageContext = createContext<{ readonly packing: DeferredPacking; html: Buffer<ArrayBuffer> | null }>()

type RendererOptions = {
  /** In development Vite's own scripts carry no nonce and keep their order, and every fragment is checked. */
  readonly isDevelopment: boolean
}

/** Renders the pages of a process; fragments and packed answers are cached for as long as it lives. */
export function createRenderer({ isDevelopment }: RendererOptions): Renderer {
  const [packing, store] = [createPacking(), createFragmentStore()]

  async function render({ request, status, headers, entry, context, patienceMs }: RoutedPage): Promise<Response> {
    const [{ i18n, host }, page] = [context.get(shopContext), context.get(pageContext)]
    const nonce = isDevelopment ? undefined : host.nonce
    const document = { i18n, url: request.url, nonce }
    page.html = await renderWholePage(entry, {
      render: (shown, cache) => <PageDocument {...document} entry={shown} cache={cache} />,
      fragments: store.within(scopeOf(entry)),
      packing: page.packing,
      nonce,
      hasDeferredScripts: !isDevelopment,
      checksFragments: isDevelopment || host.checksFragments,
    })
    // The router looks at the body of an answer, which turns it into a stream; so the page follows in `finish`.
    if (page.html) return new Response(null, { status, headers })
    const streamed = <PageDocument {...document} entry={withFilledStream(entry, page.packing)} cache={null} />
    const body = await streamPage(streamed, { request, nonce, patienceMs, onError: host.onError })
    return new Response(body, { status, headers })
  }

  const renderer: Renderer = {
    packFor(pathname, context) {
      const page = { packing: packing.deferForPage(), html: null }
      context.set(pageContext, page)
      context.set(rendererContext, renderer)
      return pathname.endsWith('.data') ? packing.pack : page.packing.pack
    },
    render,
    finish: (handle) => async (request, context) => {
      const response = await handle(request, context)
      // `renderPage` always gives its handlers a context.
      if (!context || request.method === 'HEAD') return response
      return finishPage(response, context.get(pageContext).html, context.get(shopContext).host)
    },
    cacheUsage: () => ({ fragments: store.usage(), ...packing.usage() }),
  }
  return renderer
}

/** What any fragment may show beside its own data: the view and its theme. Without them nothing is found again. */
function scopeOf({ staticHandlerContext: { loaderData } }: EntryContext): object {
  // The loader of the root route gives this answer; it is missing where that loader failed.
  const root = loaderData['root'] as { shell?: Packed<object> } | null | undefined
  return root?.shell ? unpack(root.shell) : {}
}

function withFilledStream(entry: EntryContext, packing: DeferredPacking): EntryContext {
  const { serverHandoffStream } = entry
  return serverHandoffStream ? { ...entry, serverHandoffStream: fillStream(serverHandoffStream, packing) } : entry
}
