import { describe, expect, it } from 'vitest'
import { anAddress } from '../addresses/testing.ts'
import type { CheckoutState } from '../checkout/index.ts'
import { aCheckout } from '../checkout/testing.ts'
import { draftOrder } from './draft-order.ts'

const source = {
  orderId: 'order-1',
  createdAt: 1_000,
  cartId: 'cart-1',
  customerId: null,
  storeCode: 'nl',
  lines: [{ sku: 'JACKET-104', quantity: 1 }],
}

function withMiddleName(middleName: string, overrides: Partial<CheckoutState> = {}): CheckoutState {
  const checkout = aCheckout(overrides)
  return { ...checkout, personalDetails: { ...checkout.personalDetails, middleName } }
}

const parcel = { isVirtual: false }
const download = { isVirtual: true }
const noRegion = { region: '', regionId: null, company: '', taxId: '' }
const billedElsewhere = {
  ...aCheckout().paymentDetails,
  ...anAddress({ lastName: 'Jansen', street: 'Dorpsweg' }),
  company: 'Vries BV',
  taxId: 'NL123',
}

describe('draftOrder', () => {
  it('asks for what the checkout holds', () => {
    expect(draftOrder(source, aCheckout(), parcel)).toEqual({
      ...source,
      email: 'zoe@example.nl',
      billingAddress: { ...anAddress(), ...noRegion },
      delivery: {
        address: { ...anAddress(), ...noRegion },
        method: { carrierCode: 'postnl', methodCode: 'home' },
        place: { kind: 'home' },
      },
      paymentMethod: 'ideal',
      paymentMethodAdditional: {},
    })
  })

  it('prefixes the middle name onto the last name of the billing address [ORD-02]', () => {
    expect(draftOrder(source, withMiddleName('de'), parcel).billingAddress.lastName).toBe('de Vries')
    expect(
      draftOrder(source, withMiddleName('de', { paymentDetails: billedElsewhere }), download).billingAddress.lastName,
    ).toBe('de Jansen')
  })

  it('prefixes the middle name onto the last name of the shipping address when something is shipped [ORD-03]', () => {
    expect(draftOrder(source, withMiddleName('de'), parcel).delivery?.address.lastName).toBe('de Vries')
    expect(draftOrder(source, withMiddleName('de'), download).delivery).toBeNull()
  })

  it('bills another address with company and tax id, which the parcel does not carry', () => {
    const checkout = aCheckout({ paymentDetails: billedElsewhere, useAlternateShipping: true })
    const draft = draftOrder(source, checkout, parcel)

    expect(draft.billingAddress).toMatchObject({ street: 'Dorpsweg', company: 'Vries BV', taxId: 'NL123' })
    expect(draft.delivery?.address).toMatchObject({ street: 'Kerkstraat', company: '', taxId: '' })
  })

  it('goes to the address of the place where it is picked up, also abroad; the bill does not [SHIP-01]', () => {
    const { shippingDetails } = aCheckout()
    const placeAddress = { street: 'Meir 12', number: '', postcode: '2000', city: 'Antwerpen', countryId: 'BE' }
    const place = { kind: 'store', id: '110' } as const
    const draft = draftOrder(
      source,
      aCheckout({ shippingDetails: { ...shippingDetails, place, placeAddress } }),
      parcel,
    )

    expect(draft.delivery).toMatchObject({ address: { lastName: 'Vries', ...placeAddress }, place })
    expect(draft.billingAddress).toEqual({ ...anAddress(), ...noRegion })
  })

  it('is free when no payment method had to be chosen', () => {
    const { paymentDetails } = aCheckout()
    const checkout = aCheckout({ paymentDetails: { ...paymentDetails, paymentMethod: null } })

    expect(draftOrder(source, checkout, parcel).paymentMethod).toBe('free')
  })
})
