export const homePage = '/'
export const cartPage = '/cart'
export const loginPage = '/login'
export const accountPage = '/my-account'
export const wishlistPage = '/my-account/wishlist'

export type Visitor = { readonly isLoggedIn: boolean }

/** Where the account icon leads. */
export function accountLink({ isLoggedIn }: Visitor): string {
  return isLoggedIn ? accountPage : loginPage
}

export type WishlistClick = { readonly page: string; readonly notice: 'wishlist-needs-account' | null }

/** Where the wishlist icon leads; guests are told why they land on the login. */
export function clickWishlist({ isLoggedIn }: Visitor): WishlistClick {
  return isLoggedIn ? { page: wishlistPage, notice: null } : { page: loginPage, notice: 'wishlist-needs-account' }
}
