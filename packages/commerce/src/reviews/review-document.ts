import { momentOf, type ReviewDocument } from '@vonk/contract'
import type { ShownReview, StoredReview } from './schema.ts'

/** A review as entity search answers it, with what the shop says to it. */
export function toReviewDocument(review: ShownReview): ReviewDocument {
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
    ...answerOf(review),
  }
}

function answerOf({ answer, answeredAt }: ShownReview) {
  return answer === null || answeredAt === null ? {} : { answer: { detail: answer, created_at: momentOf(answeredAt) } }
}

/** Stars as Magento lists them. */
export function ratingsOf({ rating }: Pick<StoredReview, 'rating'>) {
  return rating === null ? [] : [{ rating_name: 'Rating', value: rating, percent: rating * 20 }]
}
