export { cartRoutes } from './routes.ts'
export type { CartParts } from './stored/cart-parts.ts'
export { type ForgottenCarts, forgetOldCarts } from './stored/forget-old-carts.ts'
export type { Buyer, WhoIs } from './stored/open-cart.ts'
