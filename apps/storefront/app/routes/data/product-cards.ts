import { loadOwnListing } from '../../features/listing/index.server.ts'
import { loadCards } from '../../features/recently-viewed/index.server.ts'
import { readForm } from '../../features/reviews/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/product-cards.ts'

/** Products by sku, as they are now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const skus = new URL(request.url).searchParams.get('skus') ?? ''
  return { cards: await loadCards(context.get(shopContext), skus) }
}

/** The list of a page for a customer's group. The proof is posted, so that no address and no cache holds it. */
export async function action({ context, request }: Route.ActionArgs) {
  const listing = await loadOwnListing(context.get(shopContext), await readForm(request))
  if (!listing) return Response.json({ code: 'list-unreadable' }, { status: 400 })
  return Response.json(listing, { status: listing.hasFailed ? 503 : 200, headers: { 'cache-control': 'no-store' } })
}
