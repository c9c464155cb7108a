export { loadAllReviews, loadReviews } from './load-reviews.server.ts'
export { loadShopRating } from './load-shop-rating.server.ts'
export { readForm } from './read-form.server.ts'
export { submitReview } from './submit-review.server.ts'
