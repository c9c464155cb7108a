import type { AfterOrderStep } from '@vonk/domain/orders'
import type { StoredOrder } from '../../checkout/stored-order.ts'
import { blankDevice } from '../../device-state.ts'
import type { CartAccess } from '../cart/cart-access.ts'

export type OrderSteps = {
  readonly access: CartAccess
  /** Reads what the server holds of the cart. */
  reloadCart(): Promise<void>
  /** The password was used, or is not needed any more. */
  dropPassword(): void
}

/** Does what follows from an answer to an order or its payment; answers the order as it is then. */
export function takeOrderSteps(
  order: StoredOrder,
  steps: readonly AfterOrderStep[],
  executor: OrderSteps,
): StoredOrder {
  return steps.reduce((current, step) => take(step, current, executor), order)
}

function take(step: AfterOrderStep, order: StoredOrder, { access, reloadCart, dropPassword }: OrderSteps): StoredOrder {
  switch (step.do) {
    case 'store-order-time':
      return { ...order, placedAt: step.at }
    case 'drop-password':
      dropPassword()
      return order
    case 'freeze-cart':
      holdCart(access, order)
      return order
    case 'thaw-cart':
      if (thawCart(access, order)) void reloadCart()
      return order
    case 'clear-cart':
      clearCart(access, order)
      return order
    case 'log':
      access.log(`The order was not accepted: ${step.message.code}`, order.refused)
      return order
    // What the page does that placed it or that follows it: both read them off the order.
    case 'notify':
    case 'queue-order':
    case 'go-to-payment':
    case 'ask-again':
    case 'show-thank-you':
      return order
  }
}

function holdCart(access: CartAccess, { orderId, cartId }: StoredOrder): void {
  access.change((cart) => ((cart.id ?? '') === cartId ? { ...cart, heldBy: orderId } : cart))
}

/** The cart is the shopper's again. False where another order holds it, or it is another cart by now. */
export function thawCart(access: CartAccess, { orderId, cartId }: StoredOrder): boolean {
  const { id, heldBy } = access.cart()
  if ((id ?? '') !== cartId || (heldBy !== null && heldBy !== orderId)) return false
  access.change((cart) => ({ ...cart, heldBy: null, itemsHash: null, totalsOf: null }))
  return true
}

/** It has become an order: the device begins with an empty one, and the server is not told to empty anything. */
function clearCart(access: CartAccess, { cartId }: StoredOrder): void {
  access.change((cart) => (cart.id === cartId ? { ...blankDevice.cart, isLoaded: true } : cart))
}
