import type { CheckoutState } from './checkout-state.ts'

export type Destination = {
  readonly checkout: Pick<CheckoutState, 'shippingDetails' | 'paymentDetails'>
  readonly isVirtual: boolean
  /** Country of the parcel point or store that was chosen. */
  readonly placeCountry: string | null
}

/** The country the goods go to, whose tax is in the price; null while it is not known. */
export function deliveryCountryOf({ checkout, isVirtual, placeCountry }: Destination): string | null {
  const { shippingDetails, paymentDetails } = checkout
  if (isVirtual) return paymentDetails.countryId || null
  const isPickup = shippingDetails.place.kind !== 'home'
  return (isPickup && placeCountry) || shippingDetails.countryId || null
}
