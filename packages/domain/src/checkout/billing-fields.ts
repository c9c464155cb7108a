import type { CheckoutState, PaymentDetails } from './checkout-state.ts'

type Addresses = Pick<CheckoutState, 'shippingDetails' | 'paymentDetails' | 'useAlternateShipping'>

/** Whom the bill is made out to: one address serves both, unless another is given or nothing is shipped. */
export function billingFieldsOf(
  { shippingDetails, paymentDetails, useAlternateShipping }: Addresses,
  { isVirtual }: { readonly isVirtual: boolean },
): PaymentDetails {
  if (isVirtual || useAlternateShipping) return paymentDetails
  const { shippingMethod: _method, place: _place, ...address } = shippingDetails
  return { ...paymentDetails, ...address }
}
