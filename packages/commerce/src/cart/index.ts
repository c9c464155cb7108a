export type { CartParts } from './cart-parts.ts'
export type { Buyer, WhoIs } from './open-cart.ts'
export { cartRoutes } from './routes.ts'
