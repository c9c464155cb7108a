export { RecentlyViewed, rememberProduct } from './recently-viewed.tsx'
export { rememberCategory, useVisitedTrail } from './visited-category.ts'
