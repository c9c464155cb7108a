export { RatingLink } from './rating-link.tsx'
export { Reviews } from './reviews.tsx'
export type { ReviewOverview } from './summarise-reviews.ts'
