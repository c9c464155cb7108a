import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type Packed, unpack } from './features/packing/index.ts'
import { type Writer, WriterProvider } from './features/writing/index.ts'
import { I18nProvider } from './i18n/index.ts'
import { findWholePage } from './server/find-whole-page.server.ts'
import { fillStream, listLater } from './server/pack-later.server.ts'
import { createPageWriter, nonceMark } from './server/page-writer.server.ts'
import { shopContext } from './server/shop-context.server.ts'
import { shownRoutes } from './server/shown-routes.server.ts'
import { streamPage } from './server/stream-page.server.ts'
import { promisePage } from './server/whole-page.server.ts'

export const streamTimeout = 5_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isVisitors = isRouteErrorResponse(error) && error.status < 500
  if (!isVisitors && !request.signal.aborted) context.get(shopContext).gate.onError?.(error)
}

/** A page goes out in one piece; only one that has to wait for a part of itself is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { i18n, gate } = context.get(shopContext)
  // Vite's own scripts carry no nonce, so a page in development has none either.
  const nonce = import.meta.env.DEV ? undefined : gate.nonce
  headers.set('content-type', 'text/html; charset=utf-8')
  const render = (entry: EntryContext, writer: Writer | null) => (
    <I18nProvider i18n={i18n}>
      <WriterProvider writer={writer}>
        <ServerRouter context={entry} url={request.url} nonce={writer && nonce ? nonceMark : nonce} />
      </WriterProvider>
    </I18nProvider>
  )
  const pageWriter = createPageWriter(scopeOf(routerContext))
  // In development every page is drawn anew, from the newest code.
  const writer = import.meta.env.DEV ? null : pageWriter.writer
  const whole = await findWholePage(routerContext, {
    render: (entry) => render({ ...entry, manifest: shownRoutes(entry) }, writer),
    nonce,
    pageWriter,
    // Vite puts scripts of its own beside ours, in an order that must stay.
    hasLateScripts: !import.meta.env.DEV,
  })
  if (whole !== null) return promisePage(whole, { status, headers })

  // A little later than the loaders' own limit, so that what they gave up on is still written out.
  const options = { request, nonce, patienceMs: streamTimeout + 1_000, onError: gate.onError }
  const body = await streamPage(render(withFilledStream(routerContext), null), options)
  return new Response(body, { status, headers })
}

/** What any part of a page may show beside its own data: the view and its theme. Without them nothing is kept. */
function scopeOf({ staticHandlerContext: { loaderData } }: EntryContext): object {
  // The loader of the root route gives this answer; it is missing where that loader failed.
  const root = loaderData['root'] as { shell?: Packed<object> } | null | undefined
  return root?.shell ? unpack(root.shell) : {}
}

function withFilledStream(entry: EntryContext): EntryContext {
  const { serverHandoffStream } = entry
  return serverHandoffStream
    ? { ...entry, serverHandoffStream: fillStream(serverHandoffStream, listLater(entry)) }
    : entry
}
