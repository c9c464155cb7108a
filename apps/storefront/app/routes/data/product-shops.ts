import { loadShopStock } from '../../features/product-page/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/product-shops.ts'

/** How many of a product lie in each shop. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const position = { lat: searchParams.get('lat'), lng: searchParams.get('lng') }
  return { shops: await loadShopStock(context.get(shopContext), params.sku, position) }
}
