import { type CheckoutState, emptyCheckout, withoutPassword } from './checkout-state.ts'

/** What the device keeps of a checkout. */
export type StoredCheckout = Pick<
  CheckoutState,
  | 'personalDetails'
  | 'shippingDetails'
  | 'paymentDetails'
  | 'modifiedAt'
  | 'useAlternateShipping'
  | 'useDefaultAlternateShipping'
  | 'shippingAddressId'
  | 'billingAddressId'
>

/** Everything the shopper typed or chose, except the password. What is on offer is asked again. */
export function checkoutToStore(checkout: CheckoutState): StoredCheckout {
  const { personalDetails, shippingDetails, paymentDetails, modifiedAt } = withoutPassword(checkout)
  const { useAlternateShipping, useDefaultAlternateShipping, shippingAddressId, billingAddressId } = checkout
  return {
    personalDetails,
    shippingDetails,
    paymentDetails,
    modifiedAt,
    useAlternateShipping,
    useDefaultAlternateShipping,
    shippingAddressId,
    billingAddressId,
  }
}

/** The checkout as it was left; parts that were never stored start empty. */
export function restoreCheckout(stored: Partial<StoredCheckout>): CheckoutState {
  return { ...emptyCheckout, ...stored }
}
