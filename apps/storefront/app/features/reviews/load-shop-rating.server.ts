import { readReviewWidget } from '@vonk/contract'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { type ShopRating, shopRatingOf } from './shop-rating.ts'

/** The shop's rating, if it has one; a widget that fails is nobody's concern, so it fails in silence. */
export async function loadShopRating({ client, view, settings }: ShopRequest): Promise<ShopRating | null> {
  try {
    const answer = await client.call(readReviewWidget, { hash: view.code })
    return shopRatingOf(answer.ok ? answer.value : null, settings.fallbackReview)
  } catch {
    return shopRatingOf(null, settings.fallbackReview)
  }
}
