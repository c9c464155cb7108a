import type { RouterContextProvider, ServerBuild } from 'react-router'
import { isOutage, pageUnavailable } from '../request/outage.server.ts'
import { shopContext } from './shop-context.server.ts'

type Routes = ServerBuild['routes']
type Loader = NonNullable<NonNullable<Routes[string]>['module']['loader']>

const retryAfterSeconds = '30'
const revalidationFailed = '111 - "Revalidation Failed"'

/** The same routes, all of whose loaders answer 503 when they fail because something is away. */
export function withOutages(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader
      return [id, route && loader ? { ...route, module: { ...route.module, loader: orUnavailable(loader) } } : route]
    }),
  )
}

function orUnavailable(loader: Loader): Loader {
  return async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      if (!isOutage(error)) throw error
      // `renderPage` gives the router this context; a thrown answer is nothing the router reports.
      const context = args.context as RouterContextProvider
      context.get(shopContext).host.onError(error)
      throw pageUnavailable()
    }
  }
}

/** Every answer of 503 says when to come back, and no cache keeps it. */
export function askToComeBack(response: Response): Response {
  if (response.status !== 503) return response
  const { headers } = response
  headers.set('cache-control', 'no-store')
  if (!headers.has('retry-after')) headers.set('retry-after', retryAfterSeconds)
  return response
}

/** A page made of what was read last, while it cannot be read again, says so, and no cache keeps it. */
export function markAsLastGood(response: Response): Response {
  const { headers, status } = response
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return response
  headers.set('cache-control', 'no-store')
  headers.set('warning', revalidationFailed)
  return response
}
