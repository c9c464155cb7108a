export { RatingLink } from './rating-link.tsx'
export type { ReviewOverview } from './review-overview.ts'
export { Reviews } from './reviews.tsx'
