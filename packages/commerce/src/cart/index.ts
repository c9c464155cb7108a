export type { CartParts } from './cart-parts.ts'
export { type ForgottenCarts, forgetOldCarts } from './forget-old-carts.ts'
export type { Buyer, WhoIs } from './open-cart.ts'
export { cartRoutes } from './routes.ts'
