import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { WriterProvider } from './features/writing/index.ts'
import { I18nProvider } from './i18n/index.ts'
import { findWholePage } from './server/find-whole-page.server.ts'
import { shopContext } from './server/shop-context.server.ts'
import { streamPage } from './server/stream-page.server.ts'
import { promisePage } from './server/whole-page.server.ts'
import { writeOnce } from './server/write-once.server.ts'

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
  const render = (entry: EntryContext) => (
    <I18nProvider i18n={i18n}>
      <WriterProvider writer={writeOnce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </WriterProvider>
    </I18nProvider>
  )
  const whole = await findWholePage(routerContext, { render, nonce })
  if (whole !== null) return promisePage(whole, { status, headers })

  // A little later than the loaders' own limit, so that what they gave up on is still written out.
  const options = { request, nonce, patienceMs: streamTimeout + 1_000, onError: gate.onError }
  const body = await streamPage(render(routerContext), options)
  return new Response(body, { status, headers })
}
