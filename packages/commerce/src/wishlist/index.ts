export { wishlistRoutes } from './routes.ts'
export { createWishlists, type Wishlists } from './wishlists.ts'
