import { loadCards } from '../../features/recently-viewed/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/product-cards.ts'

/** Products by sku, as they are now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const skus = new URL(request.url).searchParams.get('skus') ?? ''
  return { cards: await loadCards(context.get(shopContext), skus) }
}
