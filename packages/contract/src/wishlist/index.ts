export { addToWishlist, noteSeenWishes, readWishlist, removeFromWishlist } from './wishlist-calls.ts'
