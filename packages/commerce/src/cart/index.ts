export { cartRoutes } from './routes.ts'
export type { Buyer, CartParts } from './stored/cart-parts.ts'
export { type ForgottenCarts, forgetOldCarts } from './stored/forget-old-carts.ts'
