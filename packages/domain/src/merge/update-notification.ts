import {
  type CartLine,
  type CartNotification,
  type CheckoutSettings,
  productAdded,
  quantityUpdated,
} from '../cart/index.ts'

export type UpdateContext = CheckoutSettings & { readonly isUserInCheckout: boolean }

/** What the shopper hears after the server accepted a push of `pushed`. */
export function updateNotification(pushed: CartLine, context: UpdateContext): CartNotification | null {
  if (context.isUserInCheckout) return null
  return pushed.serverItemId === null ? productAdded(context) : quantityUpdated
}
