import { anAddress } from '../addresses/testing.ts'
import { card, ideal } from '../payments/testing.ts'
import { home, parcelPoint } from '../shipping/testing.ts'
import { type CheckoutState, emptyCheckout } from './checkout-state.ts'

/** A checkout in which everything is filled in. */
export function aCheckout(overrides: Partial<CheckoutState> = {}): CheckoutState {
  const { shippingDetails, paymentDetails } = emptyCheckout
  return {
    ...emptyCheckout,
    personalDetails: {
      ...emptyCheckout.personalDetails,
      firstName: 'Zoë',
      lastName: 'Vries',
      emailAddress: 'zoe@example.nl',
    },
    shippingDetails: {
      ...shippingDetails,
      ...anAddress(),
      shippingMethod: { carrierCode: home.carrierCode, methodCode: home.methodCode },
    },
    paymentDetails: { ...paymentDetails, paymentMethod: ideal.code },
    shippingMethods: [home, parcelPoint],
    paymentMethods: [ideal, card],
    ...overrides,
  }
}
