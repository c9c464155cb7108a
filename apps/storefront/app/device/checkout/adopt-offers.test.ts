import { emptyCheckout } from '@vonk/domain/checkout'
import { aCheckout } from '@vonk/domain/checkout/testing'
import { card, ideal } from '@vonk/domain/payments/testing'
import { home, parcelPoint, storePickup } from '@vonk/domain/shipping/testing'
import { describe, expect, it } from 'vitest'
import { adoptOffers, chooseAddress, chooseDeliveryKind, choosePickup, prefillFrom } from './adopt-offers.ts'

const offers = { shippingMethods: [home, parcelPoint], paymentMethods: [card, ideal] }
const reference = ({ carrierCode, methodCode }: typeof home) => ({ carrierCode, methodCode })

describe('choosePickup', () => {
  it('keeps the shop and what was typed, and the method follows from what is on offer', () => {
    const before = aCheckout()
    const chosen = { ...before, ...choosePickup('101')(before) }
    const { shippingDetails } = adoptOffers({ ...offers, shippingMethods: [home, storePickup] })(chosen)

    expect(shippingDetails).toEqual({
      ...before.shippingDetails,
      place: { kind: 'store', id: '101' },
      placeAddress: null,
      timeframeId: null,
      shippingMethod: reference(storePickup),
    })
  })
})

describe('adoptOffers', () => {
  it('keeps what the shopper has chosen while it is on offer [CHK-12]', () => {
    const { shippingDetails, paymentDetails } = aCheckout()
    const chosen = {
      ...shippingDetails,
      place: { kind: 'service-point', id: 'p1' },
      shippingMethod: reference(parcelPoint),
    } as const
    const after = adoptOffers(offers)({
      ...aCheckout(),
      shippingDetails: chosen,
      paymentDetails: { ...paymentDetails, paymentMethod: card.code },
    })

    expect(after.shippingDetails).toEqual(chosen)
    expect(after.paymentDetails?.paymentMethod).toBe(card.code)
  })

  it('falls back to what there is when a choice is gone, and asks for another place', () => {
    const { shippingDetails } = aCheckout()
    const chosen = {
      ...shippingDetails,
      place: { kind: 'service-point', id: 'p1' },
      shippingMethod: reference(parcelPoint),
    } as const
    const after = adoptOffers({ ...offers, shippingMethods: [home] })({ ...aCheckout(), shippingDetails: chosen })

    expect(after.shippingDetails).toMatchObject({ shippingMethod: reference(home), place: { kind: 'home' } })
  })

  it('chooses nothing where nothing is on offer', () => {
    const after = adoptOffers({ shippingMethods: [], paymentMethods: [] })(aCheckout())

    expect(after.shippingDetails?.shippingMethod).toBeNull()
    expect(after.paymentDetails?.paymentMethod).toBeNull()
  })
})

describe('chooseDeliveryKind', () => {
  it('takes the usual method of the kind and a place still to be chosen [SHIP-01]', () => {
    const checkout = { ...aCheckout(), ...offers }

    expect(chooseDeliveryKind('service-point')(checkout).shippingDetails).toMatchObject({
      shippingMethod: reference(parcelPoint),
      place: { kind: 'service-point', id: null },
      timeframeId: null,
    })
    expect(chooseDeliveryKind('home')(checkout)).toEqual({})
  })
})

const address = {
  id: '5',
  customerId: '1',
  firstName: 'Zoë',
  lastName: 'Vries',
  street: 'Damrak',
  number: '1',
  affix: '',
  postcode: '1012 LG',
  city: 'Amsterdam',
  countryId: 'NL',
  phone: '',
}
const profile = {
  email: 'zoe@example.nl',
  firstName: 'Zoë',
  lastName: 'Vries',
  groupId: null,
  addresses: [address],
  children: [],
}

describe('prefillFrom', () => {
  it('fills in what the shop knows of a customer [CHK-10]', () => {
    expect(prefillFrom(profile)(emptyCheckout)).toMatchObject({
      personalDetails: { emailAddress: 'zoe@example.nl', firstName: 'Zoë', lastName: 'Vries' },
      shippingDetails: { street: 'Damrak', number: '1', city: 'Amsterdam' },
      shippingAddressId: '5',
    })
  })

  it('leaves every keystroke of somebody who logs in halfway', () => {
    const typed = aCheckout({ personalDetails: { ...aCheckout().personalDetails, firstName: 'Anna' } })
    const after = prefillFrom(profile)(typed)

    expect(after.shippingDetails).toEqual(typed.shippingDetails)
    expect(after.personalDetails).toMatchObject({ firstName: 'Anna', emailAddress: 'zoe@example.nl' })
  })
})

describe('chooseAddress', () => {
  it('delivers to an address of the book, at a time that is chosen again', () => {
    const before = { ...aCheckout().shippingDetails, timeframeId: 't1' }

    expect(chooseAddress(address)({ shippingDetails: before })).toMatchObject({
      shippingAddressId: '5',
      shippingDetails: { street: 'Damrak', timeframeId: null },
    })
  })
})
