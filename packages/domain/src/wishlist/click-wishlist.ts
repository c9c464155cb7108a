import { loginPage, wishlistPage } from '../urls/index.ts'

export type WishlistClick = { readonly page: string; readonly notice: 'wishlist-needs-account' | null }

/** Where the wishlist icon leads; guests are told why they land on the login. */
export function clickWishlist({ isLoggedIn }: { readonly isLoggedIn: boolean }): WishlistClick {
  return isLoggedIn ? { page: wishlistPage, notice: null } : { page: loginPage, notice: 'wishlist-needs-account' }
}
