import { describe, expect, it } from 'vitest'
import { type Destination, deliveryCountryOf } from './delivery-country.ts'
import { aCheckout } from './testing.ts'

const { shippingDetails, paymentDetails } = aCheckout()

function destination(overrides: Partial<Destination> = {}): Destination {
  return { checkout: { shippingDetails, paymentDetails }, isVirtual: false, placeCountry: null, ...overrides }
}

describe('deliveryCountryOf', () => {
  it('is where the parcel goes, not where the bill goes', () => {
    const checkout = { shippingDetails, paymentDetails: { ...paymentDetails, countryId: 'DE' } }

    expect(deliveryCountryOf(destination({ checkout }))).toBe('NL')
    expect(deliveryCountryOf(destination({ checkout, isVirtual: true }))).toBe('DE')
  })

  it.each(['store', 'service-point'] as const)('is where the %s stands', (kind) => {
    const checkout = { shippingDetails: { ...shippingDetails, place: { kind, id: 'p1' } }, paymentDetails }

    expect(deliveryCountryOf(destination({ checkout, placeCountry: 'BE' }))).toBe('BE')
    expect(deliveryCountryOf(destination({ checkout }))).toBe('NL')
  })

  it('is home when a store was chosen before and no longer is', () => {
    expect(deliveryCountryOf(destination({ placeCountry: 'BE' }))).toBe('NL')
  })

  it('is not known before anything is filled in', () => {
    const checkout = { shippingDetails: { ...shippingDetails, countryId: '' }, paymentDetails }

    expect(deliveryCountryOf(destination({ checkout }))).toBeNull()
    expect(deliveryCountryOf(destination({ checkout, isVirtual: true }))).toBeNull()
  })
})
