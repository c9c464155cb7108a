import type { OrderSettings } from '../settings/index.ts'
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

/** A checkout is active for a while after the last change; null was never changed. */
export function isCheckoutActive(
  modifiedAt: number | null,
  now: number,
  { checkoutActiveMs }: Pick<OrderSettings, 'checkoutActiveMs'>,
): boolean {
  return modifiedAt !== null && now - modifiedAt < checkoutActiveMs
}

/** The answer to a chosen payment method; totals are null when it brought none. */
export type PaymentInformationAnswer<Totals> = { readonly code: number | null; readonly totals: Totals | null }

/** The totals that count after a payment method was chosen: the server's when it took the choice, else those before. */
export function afterPaymentInformation<Totals>(
  current: Totals,
  { code, totals }: PaymentInformationAnswer<Totals>,
): Totals {
  return code === 200 && totals !== null ? totals : current
}
