import { withQuantity } from '@vonk/domain/cart'
import type { CartLineView } from '../cart-line-view.ts'
import type { DeviceCart } from '../device-state.ts'

/** The pieces the server has not heard of, as lines of a cart that is nobody's yet. */
export function unsentLines(cart: DeviceCart): readonly CartLineView[] {
  const { serverToken, handedOverCartId, pendingMerge } = cart
  const known = [serverToken, handedOverCartId, pendingMerge?.consumedCartId]
  const nowhere = {
    serverItemId: null,
    serverCartId: null,
    itemId: null,
    quoteId: null,
    previousQuantity: 0,
    totals: null,
  }
  return cart.items.flatMap((line) => {
    const isSent = line.serverCartId !== null && known.includes(line.serverCartId)
    const quantity = line.quantity - (isSent ? line.previousQuantity : 0)
    return quantity > 0 ? [{ ...withQuantity(line, quantity), ...nowhere }] : []
  })
}
