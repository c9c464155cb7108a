export { RatingLink } from './rating-link.tsx'
export { FitSaid, Reviews } from './reviews.tsx'
export type { ReviewOverview } from './summarise-reviews.ts'
