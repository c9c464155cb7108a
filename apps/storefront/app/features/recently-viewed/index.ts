export { RecentlyViewed } from './recently-viewed.tsx'
export { rememberProduct } from './viewed-skus.ts'
export { rememberCategory, useVisitedTrail } from './visited-category.ts'
