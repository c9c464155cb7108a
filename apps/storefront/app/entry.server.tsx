import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router'
import { shopContext } from './pages/shop-context.server.ts'
import { rendererContext } from './rendering/create-renderer.server.tsx'

export const streamTimeout = 5_000

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isVisitors = isRouteErrorResponse(error) && error.status < 500
  if (!isVisitors && !request.signal.aborted) context.get(shopContext).host.onError(error)
}

// The router decides on the number and order of these arguments.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  // A little later than the loaders' own limit, so that what they gave up on is still written out.
  const patienceMs = streamTimeout + 1_000
  return context.get(rendererContext).render({ request, status, headers, entry, context, patienceMs })
}
