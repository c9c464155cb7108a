export { useCardHearts, WishlistButton } from './wishlist-button.tsx'
