import { createReview } from '@vonk/contract'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { checkReview, readReviewForm } from './check-review.ts'
import type { ReviewAnswer } from './review-dialog.tsx'

/** Hands a review in; it is shown once somebody of the shop has read it. */
export async function submitReview(shop: ShopRequest, productId: number, form: FormData): Promise<ReviewAnswer> {
  const draft = readReviewForm(form)
  const mistakes = checkReview(draft)
  if (Object.keys(mistakes).length > 0) return { kind: 'mistakes', mistakes }
  const { nickname, title, detail, stars, fit, childHeight } = draft
  try {
    const ratings = stars === null ? [] : [{ rating_name: 'Rating', value: stars }]
    const texts = { nickname, title, detail, fit, child_height: childHeight }
    const review = { product_id: productId, ...texts, review_entity: 'product' as const, ratings }
    const answer = await shop.client.call(createReview, { review })
    return { kind: answer.ok ? 'sent' : 'failed' }
  } catch (error) {
    shop.host.onError(error)
    return { kind: 'failed' }
  }
}
