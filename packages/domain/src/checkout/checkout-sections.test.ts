import { describe, expect, it } from 'vitest'
import { anAddress } from '../addresses/testing.ts'
import { home, parcelPoint } from '../shipping/testing.ts'
import {
  billingFieldsOf,
  type CheckoutSituation,
  checkoutSections,
  destinationOf,
  nextSection,
} from './checkout-sections.ts'
import type { CheckoutState, PaymentDetails, PersonalDetails, ShippingDetails } from './checkout-state.ts'
import { aCheckout } from './testing.ts'

const { shippingDetails, paymentDetails } = aCheckout()
const elsewhere = { ...paymentDetails, ...anAddress({ street: 'Dorpsweg' }), company: 'Vries BV' }

describe('billingFieldsOf', () => {
  it('is the delivery address, with the company of the bill', () => {
    const checkout = aCheckout({ paymentDetails: { ...paymentDetails, company: 'Vries BV' } })

    expect(billingFieldsOf(checkout, { isVirtual: false })).toEqual({
      ...checkout.paymentDetails,
      ...anAddress(),
      company: 'Vries BV',
    })
  })

  it('is another address when the shopper gives one', () => {
    const checkout = aCheckout({ paymentDetails: elsewhere, useAlternateShipping: true })

    expect(billingFieldsOf(checkout, { isVirtual: false })).toEqual(elsewhere)
  })

  it('is the address of the bill when nothing is shipped', () => {
    expect(billingFieldsOf(aCheckout({ paymentDetails: elsewhere }), { isVirtual: true })).toEqual(elsewhere)
  })
})

describe('destinationOf', () => {
  const antwerp = { street: 'Meir 12', number: '', postcode: '2000', city: 'Antwerpen', countryId: 'BE' }

  it('is the address that was typed, and nothing beside it', () => {
    expect(destinationOf({ ...shippingDetails, placeAddress: antwerp })).toEqual({
      ...anAddress(),
      region: '',
      regionId: null,
    })
  })

  it.each(['store', 'service-point'] as const)('is where the %s stands, for whoever picks it up there', (kind) => {
    const typed = { ...shippingDetails, affix: 'bis', region: 'Texel', regionId: 7 }
    const chosen = { ...typed, place: { kind, id: 'p1' }, placeAddress: antwerp }

    expect(destinationOf(chosen)).toEqual({ ...anAddress(antwerp), affix: '', region: '', regionId: null })
    expect(destinationOf({ ...chosen, placeAddress: null })).toMatchObject({ countryId: 'NL', region: 'Texel' })
  })
})

function situation(checkout: CheckoutState, overrides: Partial<CheckoutSituation> = {}): CheckoutSituation {
  return { checkout, isVirtual: false, amountDue: 2999, ...overrides }
}

const next = (checkout: CheckoutState, overrides?: Partial<CheckoutSituation>) =>
  nextSection(situation(checkout, overrides))

function withContact(change: Partial<PersonalDetails>): CheckoutState {
  const checkout = aCheckout()
  return { ...checkout, personalDetails: { ...checkout.personalDetails, ...change } }
}

function withShipping(change: Partial<ShippingDetails>): CheckoutState {
  const checkout = aCheckout()
  return { ...checkout, shippingDetails: { ...checkout.shippingDetails, ...change } }
}

function withPayment(change: Partial<PaymentDetails>): CheckoutState {
  const checkout = aCheckout()
  return { ...checkout, paymentDetails: { ...checkout.paymentDetails, ...change } }
}

describe('nextSection', () => {
  it('is the review when a guest has filled in everything [CHK-08]', () => {
    expect(next(aCheckout())).toBe('review')
  })

  it.each([
    { firstName: '' },
    { lastName: 'V' },
    { emailAddress: 'zoe@' },
    { createAccount: true, password: '' },
    { createAccount: true, password: 'secret' },
  ])('stays with the contact details for %j', (change) => {
    expect(next(withContact(change))).toBe('contact')
  })

  it('wants a password only of those who want an account [CHK-08]', () => {
    expect(next(withContact({ createAccount: true, password: 'Secret-123' }))).toBe('review')
    expect(next(withContact({ createAccount: false, password: '' }))).toBe('review')
  })

  it.each<Partial<ShippingDetails>>([
    { shippingMethod: null },
    { shippingMethod: { carrierCode: 'postnl', methodCode: 'same-day' } },
    { postcode: '10115' },
    { street: '' },
    { shippingMethod: parcelPoint, place: { kind: 'service-point', id: null } },
    { shippingMethod: parcelPoint, place: { kind: 'home' } },
    { shippingMethod: home, place: { kind: 'store', id: 's1' } },
  ])('stays with the shipping for %j', (change) => {
    expect(next(withShipping(change))).toBe('shipping')
  })

  it('goes on with a service point that is chosen', () => {
    const change = { shippingMethod: parcelPoint, place: { kind: 'service-point', id: 'p1' } } as const

    expect(next(withShipping(change))).toBe('review')
  })

  it.each<Partial<PaymentDetails>>([{ paymentMethod: null }, { paymentMethod: 'pay-later' }, { taxId: 'NL' }])(
    'stays with the payment for %j',
    (change) => {
      expect(next(withPayment(change))).toBe('payment')
    },
  )

  it('wants the other address when the bill goes elsewhere', () => {
    expect(next({ ...aCheckout(), useAlternateShipping: true })).toBe('payment')
    expect(next({ ...withPayment(anAddress()), useAlternateShipping: true })).toBe('review')
  })

  it('wants no payment method when nothing is left to pay', () => {
    expect(next(withPayment({ paymentMethod: null }), { amountDue: 0 })).toBe('review')
    expect(next(withPayment({ paymentMethod: null }), { amountDue: 1 })).toBe('payment')
    expect(next(withPayment({ paymentMethod: null, taxId: 'NL' }), { amountDue: 0 })).toBe('payment')
  })

  it('asks for no delivery address when nothing is delivered', () => {
    const downloads = { isVirtual: true }

    expect(next(withShipping({ street: '', shippingMethod: null }), downloads)).toBe('payment')
    expect(next({ ...withPayment(anAddress()), shippingMethods: [] }, downloads)).toBe('review')
  })
})

describe('checkoutSections', () => {
  it('are contact, shipping, payment and review, each open when those before it are complete', () => {
    expect(checkoutSections(situation(withShipping({ street: '' })))).toEqual([
      { section: 'contact', isComplete: true, isReachable: true },
      { section: 'shipping', isComplete: false, isReachable: true },
      { section: 'payment', isComplete: false, isReachable: false },
      { section: 'review', isComplete: false, isReachable: false },
    ])
    expect(checkoutSections(situation(aCheckout()))).toEqual([
      { section: 'contact', isComplete: true, isReachable: true },
      { section: 'shipping', isComplete: true, isReachable: true },
      { section: 'payment', isComplete: true, isReachable: true },
      { section: 'review', isComplete: true, isReachable: true },
    ])
  })

  it('stay closed behind one that is not complete, even when they are', () => {
    expect(checkoutSections(situation(withContact({ firstName: '' })))).toMatchObject([
      { isComplete: false, isReachable: true },
      { isComplete: true, isReachable: false },
      { isComplete: true, isReachable: false },
      { isComplete: false, isReachable: false },
    ])
  })

  it('leave shipping out when nothing is shipped', () => {
    const sections = checkoutSections(situation(aCheckout(), { isVirtual: true }))

    expect(sections.map(({ section }) => section)).toEqual(['contact', 'payment', 'review'])
  })
})
