import { withQuantity } from '@vonk/domain/cart'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import type { DeviceCart } from '../../device-state.ts'

/** The pieces the server has not heard of, as lines of a cart that is nobody's yet. */
export function unsentLines(cart: DeviceCart): readonly CartLineView[] {
  const heard = [cart.id, cart.guestCartId, cart.pendingMerge?.guestCartId]
  const nowhere = {
    serverItemId: null,
    cartId: null,
    previousQuantity: 0,
    totals: null,
  }
  return cart.items.flatMap((line) => {
    const isSent = line.cartId !== null && heard.includes(line.cartId)
    const quantity = line.quantity - (isSent ? line.previousQuantity : 0)
    return quantity > 0 ? [{ ...withQuantity(line, quantity), ...nowhere }] : []
  })
}
