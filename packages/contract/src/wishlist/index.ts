export { addToWishlist, readWishlist, removeFromWishlist } from './wishlist-calls.ts'
