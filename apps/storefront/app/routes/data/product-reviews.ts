import { loadAllReviews, readForm, submitReview } from '../../features/reviews/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/product-reviews.ts'

/** Every approved review of a product. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { reviews: await loadAllReviews(context.get(shopContext), Number(params.productId)) }
}

/** A review somebody wrote. */
export async function action({ context, params, request }: Route.ActionArgs) {
  return submitReview(context.get(shopContext), Number(params.productId), await readForm(request))
}
