export { CategoryPage } from './category-page.tsx'
export type { CategoryPageData } from './category-page-data.ts'
export { Listing } from './listing.tsx'
export type { ListingData } from './listing-data.ts'
