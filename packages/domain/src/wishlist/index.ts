export { clickWishlist, type WishlistClick } from './click-wishlist.ts'
export { addToWishlist, removeFromWishlist, type WishlistItem } from './wishlist.ts'
