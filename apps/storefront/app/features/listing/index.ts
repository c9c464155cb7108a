export { CategoryPage } from './category-page.tsx'
export { Listing } from './list/listing.tsx'
export type { CategoryPageData } from './load/category-page-data.ts'
export type { ListingData } from './load/listing-data.ts'
