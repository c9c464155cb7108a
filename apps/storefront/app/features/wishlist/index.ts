export { useCardHearts } from './use-card-hearts.tsx'
export { WishlistButton } from './wishlist-button.tsx'
