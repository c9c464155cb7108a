import type { CheckoutState, ShippingDetails } from '@vonk/domain/checkout'
import { choosePaymentMethod, type PaymentMethod } from '@vonk/domain/payments'
import type { Profile, ProfileAddress } from '@vonk/domain/session'
import { chooseShippingMethod, type DeliveryKind, type ShippingMethod } from '@vonk/domain/shipping'
import type { CheckoutUpdate } from './checkout-store.ts'

type Offers = {
  readonly shippingMethods: readonly ShippingMethod[]
  readonly paymentMethods: readonly PaymentMethod[]
}

/** What is on offer from now on. A choice that is still on offer stays; one that is not makes way for the usual one. */
export function adoptOffers({ shippingMethods, paymentMethods }: Offers): CheckoutUpdate {
  return (checkout) => ({
    shippingMethods,
    shippingDetails: withDelivery(checkout.shippingDetails, shippingMethods),
    ...adoptPaymentMethods(paymentMethods)(checkout),
  })
}

export function adoptPaymentMethods(paymentMethods: readonly PaymentMethod[]) {
  return ({ paymentDetails }: CheckoutState) => {
    const chosen = choosePaymentMethod(paymentMethods, paymentDetails.paymentMethod)
    return { paymentMethods, paymentDetails: { ...paymentDetails, paymentMethod: chosen?.code ?? null } }
  }
}

function withDelivery(details: ShippingDetails, offered: readonly ShippingMethod[]): ShippingDetails {
  const ofKind = offered.filter(({ kind }) => kind === details.place.kind)
  const chosen = chooseShippingMethod(ofKind.length > 0 ? ofKind : offered, details.shippingMethod)
  if (chosen === null) return { ...details, shippingMethod: null }
  const { carrierCode, methodCode, kind } = chosen
  const { place, placeAddress } = kind === details.place.kind ? details : toPlace(kind)
  return { ...details, shippingMethod: { carrierCode, methodCode }, place, placeAddress }
}

/** To the door, or to a place that is still to be chosen. */
function toPlace(kind: DeliveryKind): Pick<ShippingDetails, 'place' | 'placeAddress'> {
  return { place: kind === 'home' ? { kind } : { kind, id: null }, placeAddress: null }
}

/** The shopper wants it brought elsewhere: the usual method of that kind is chosen with it. */
export function chooseDeliveryKind(kind: DeliveryKind): CheckoutUpdate {
  return ({ shippingDetails, shippingMethods }) => {
    if (shippingDetails.place.kind === kind) return {}
    const moved = { ...shippingDetails, ...toPlace(kind), shippingMethod: null, timeframeId: null }
    return { shippingDetails: withDelivery(moved, shippingMethods) }
  }
}

/** The shopper wants to fetch it in this shop; the usual method for that follows from what is on offer. */
export function choosePickup(shopId: string): CheckoutUpdate {
  return ({ shippingDetails }) => ({
    shippingDetails: {
      ...shippingDetails,
      place: { kind: 'store', id: shopId },
      placeAddress: null,
      shippingMethod: null,
      timeframeId: null,
    },
  })
}

/** What the shop knows of a customer, where nothing was typed yet. */
export function prefillFrom({ email, firstName, lastName, addresses }: Profile): CheckoutUpdate {
  return ({ personalDetails, shippingDetails, shippingAddressId }) => {
    const customer = { emailAddress: email, firstName, lastName, middleName: '' }
    const isNew = personalDetails.firstName === '' && personalDetails.lastName === ''
    const person = { ...personalDetails, ...(isNew ? customer : { emailAddress: email }), createAccount: false }
    const [first] = addresses
    const isTyped = shippingDetails.postcode !== '' || shippingDetails.street !== '' || shippingDetails.city !== ''
    if (isTyped || !first) {
      const named = isNew ? { ...shippingDetails, firstName, lastName } : shippingDetails
      return { personalDetails: person, shippingDetails: named, shippingAddressId }
    }
    return { personalDetails: person, ...chooseAddress(first)({ shippingDetails }) }
  }
}

/** Delivers to an address of the customer's book. */
export function chooseAddress(address: ProfileAddress) {
  return ({ shippingDetails }: Pick<CheckoutState, 'shippingDetails'>) => {
    const { id, customerId: _customer, ...fields } = address
    return { shippingAddressId: id, shippingDetails: { ...shippingDetails, region: '', ...fields, timeframeId: null } }
  }
}
