export { createReview } from './create-review.ts'
export { readReviewWidget } from './review-widget.ts'
