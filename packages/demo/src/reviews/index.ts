export { makeReviews, type ReviewBrief } from './make-reviews.ts'
export { seedReviews } from './seed-reviews.ts'
