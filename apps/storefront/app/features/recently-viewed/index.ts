export { RecentlyViewed, rememberProduct } from './recently-viewed.tsx'
