import { loadSearchFound } from '../../features/search/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/search-found.ts'

/** What the search panel asks while somebody types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  try {
    return Response.json(await loadSearchFound(shop, new URL(request.url)))
  } catch (error) {
    shop.host.onError(error)
    return Response.json({ code: 'search-unavailable' }, { status: 503 })
  }
}
