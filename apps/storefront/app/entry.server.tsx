import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router'
import { shopContext } from './pages/shop-context.server.ts'
import { createDrawing } from './rendering/draw-page.server.tsx'
import { findWholePage } from './rendering/find-whole-page.server.ts'
import { fillStream, listLater } from './rendering/pack-later.server.ts'
import { streamPage } from './rendering/stream-page.server.ts'
import { promisePage } from './rendering/whole-page.server.ts'

export const streamTimeout = 5_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isVisitors = isRouteErrorResponse(error) && error.status < 500
  if (!isVisitors && !request.signal.aborted) context.get(shopContext).host.onError(error)
}

/** A page goes out in one piece; only one that has to wait for a part of itself is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const drawing = createDrawing(request, routerContext, context)
  const whole = await findWholePage(routerContext, drawing)
  if (whole !== null) return promisePage(whole, { status, headers })

  // A little later than the loaders' own limit, so that what they gave up on is still written out.
  const { onError } = context.get(shopContext).host
  const options = { request, nonce: drawing.nonce, patienceMs: streamTimeout + 1_000, onError }
  const body = await streamPage(drawing.renderAnew(withFilledStream(routerContext)), options)
  return new Response(body, { status, headers })
}

function withFilledStream(entry: EntryContext): EntryContext {
  const { serverHandoffStream } = entry
  return serverHandoffStream
    ? { ...entry, serverHandoffStream: fillStream(serverHandoffStream, listLater(entry)) }
    : entry
}
