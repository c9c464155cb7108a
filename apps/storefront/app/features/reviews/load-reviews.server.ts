import { findReviews } from '../../request/catalogue/index.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { noReviews, type ReviewOverview, type ReviewView, summariseReviews, toReviewView } from './summarise-reviews.ts'

const shownAtFirst = 3

/** The approved reviews of a product; without them the page is shown all the same. */
export async function loadReviews(shop: ShopRequest, productId: number): Promise<ReviewOverview> {
  try {
    const read = await findReviews(shop, productId)
    if (read.total === 0) return noReviews
    const summarise = () => summariseReviews({ ...read, shown: shownAtFirst })
    return shop.caches.reviews.find(`${shop.view.code} ${productId}`, [read.documents], summarise)
  } catch (error) {
    shop.host.onError(error)
    return noReviews
  }
}

/** All of them, for whoever wants to read on. */
export async function loadAllReviews(shop: ShopRequest, productId: number): Promise<readonly ReviewView[]> {
  const { documents } = await findReviews(shop, productId)
  return documents.map(toReviewView)
}
