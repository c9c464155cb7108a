import { loadShopRating } from '../../features/reviews/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/shop-rating.ts'

/** What customers think of the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  return { rating: await loadShopRating(context.get(shopContext)) }
}
