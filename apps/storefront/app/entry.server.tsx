import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { I18nProvider } from './i18n/index.ts'
import { shopContext } from './server/shop-context.server.ts'

export const streamTimeout = 5_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isVisitors = isRouteErrorResponse(error) && error.status < 500
  if (!isVisitors && !request.signal.aborted) context.get(shopContext).gate.onError?.(error)
}

/** Streams the page as soon as its frame stands; crawlers get it in one piece. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { i18n, gate } = context.get(shopContext)
  // Vite's own scripts carry no nonce, so a page in development has none either.
  const nonce = import.meta.env.DEV ? undefined : gate.nonce
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  headers.set('content-type', 'text/html; charset=utf-8')

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider i18n={i18n}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </I18nProvider>,
      {
        nonce,
        [readyEvent]() {
          const body = new PassThrough().once('close', () => clearTimeout(timeout))
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError: reject,
        onError: (error) => gate.onError?.(error),
      },
    )
    // A little later than the loaders' own limit, so that what they gave up on is still written out.
    const timeout = setTimeout(abort, streamTimeout + 1_000)
  })
}
