export { RecentlyViewed } from './recently-viewed.tsx'
export { rememberProduct } from './remember-product.ts'
