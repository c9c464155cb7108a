/** Pages that rules lead to by name. */
export const homePage = '/'
export const cartPage = '/cart'
export const loginPage = '/login'
export const accountPage = '/my-account'
export const wishlistPage = '/my-account/wishlist'
export const maintenancePage = '/maintenance'
export const errorPage = '/error'
