export { clickWishlist, type WishlistClick } from './click-wishlist.ts'
export { mergeWishlist } from './merge-wishlist.ts'
export { addToWishlist, removeFromWishlist, type WishlistItem } from './wishlist.ts'
