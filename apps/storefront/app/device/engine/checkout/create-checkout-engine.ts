import type { CartEngine } from '../cart/create-cart-engine.ts'
import { createOrders } from './create-orders.ts'
import { createOffers } from './offers.ts'

export type CheckoutEngine = ReturnType<typeof createCheckoutEngine>

/** What the checkout asks the server: fetched when somebody checks out or an order waits, and by no other page. */
export function createCheckoutEngine({ access, runs, reload, afterChange }: CartEngine) {
  return {
    offers: createOffers(access, runs),
    orders: createOrders(access, reload),
    /** Resolves when the server holds what the device does, or cannot be reached. */
    settleCart: afterChange,
  }
}
