import { momentOf, type ReviewDocument } from '@vonk/contract'
import type { StoredReview } from './schema.ts'

/** A review as entity search answers it. */
export function toReviewDocument(review: StoredReview): ReviewDocument {
  return {
    id: review.id,
    product_id: review.productId,
    title: review.title,
    detail: review.detail,
    nickname: review.nickname,
    review_status: review.status,
    review_entity: 'product',
    created_at: momentOf(review.createdAt),
    customer_id: review.customerId,
    ratings: ratingsOf(review),
    fit: review.fit,
    child_height: review.childHeight,
    store_code: review.storeCode,
    language: review.language,
  }
}

/** Stars as Magento lists them. */
export function ratingsOf({ rating }: Pick<StoredReview, 'rating'>) {
  return rating === null ? [] : [{ rating_name: 'Rating', value: rating, percent: rating * 20 }]
}
