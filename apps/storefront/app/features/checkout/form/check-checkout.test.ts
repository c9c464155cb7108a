import { emptyCheckout } from '@vonk/domain/checkout'
import { aCheckout } from '@vonk/domain/checkout/testing'
import { describe, expect, it } from 'vitest'
import { type CheckoutToCheck, checkCheckout } from './check-checkout.ts'

function check(overrides: Partial<CheckoutToCheck> = {}) {
  return checkCheckout({
    checkout: aCheckout(),
    isVirtual: false,
    amountDue: 2999,
    isTermsAccepted: true,
    ...overrides,
  })
}

const filled = aCheckout()

describe('checkCheckout', () => {
  it('finds nothing wrong with a guest who has filled in everything [CHK-08]', () => {
    expect(check()).toEqual({})
  })

  it('names every field that is missing, in the order of the page [FORM-01] [FORM-11] [SHIP-20]', () => {
    expect(Object.keys(check({ checkout: emptyCheckout, isTermsAccepted: false }))).toEqual([
      'email',
      'shipping.firstName',
      'shipping.lastName',
      'shipping.street',
      'shipping.number',
      'shipping.postcode',
      'shipping.city',
      'shipping.countryId',
      'delivery',
      'payment',
      'terms',
    ])
  })

  it.each([
    ['email', { personalDetails: { ...filled.personalDetails, emailAddress: 'zoe@' } }, 'email-invalid'],
    [
      'password',
      { personalDetails: { ...filled.personalDetails, createAccount: true, password: 'secret' } },
      'password-too-weak',
    ],
    ['shipping.lastName', { shippingDetails: { ...filled.shippingDetails, lastName: 'V' } }, 'name-too-short'],
    ['shipping.phone', { shippingDetails: { ...filled.shippingDetails, phone: '12' } }, 'phone-invalid'],
    ['shipping.postcode', { shippingDetails: { ...filled.shippingDetails, postcode: '1' } }, 'postcode-too-short'],
    ['shipping.postcode', { shippingDetails: { ...filled.shippingDetails, postcode: '10115' } }, 'postcode-invalid'],
    ['billing.taxId', { paymentDetails: { ...filled.paymentDetails, taxId: 'NL' } }, 'tax-id-too-short'],
    [
      'place',
      { shippingDetails: { ...filled.shippingDetails, place: { kind: 'store', id: null } } },
      'service-point-missing',
    ],
  ] as const)(
    'says what is wrong with %s [FORM-02] [FORM-03] [FORM-04] [FORM-05] [FORM-07] [FORM-08] [FORM-09] [SHIP-19]',
    (field, change, code) => {
      expect(check({ checkout: { ...filled, ...change } })).toEqual({ [field]: expect.objectContaining({ code }) })
    },
  )

  it('does not say twice what is wrong with an address that serves both', () => {
    const checkout = { ...filled, shippingDetails: { ...filled.shippingDetails, city: '' } }

    expect(Object.keys(check({ checkout }))).toEqual(['shipping.city'])
  })

  it('wants the other address when the bill goes elsewhere', () => {
    const fields = Object.keys(check({ checkout: { ...filled, useAlternateShipping: true } }))

    expect(fields).toContain('billing.street')
    expect(fields.every((field) => field.startsWith('billing.'))).toBe(true)
  })

  it('asks for no delivery where nothing is delivered, and for no method where nothing is due', () => {
    expect(Object.keys(check({ isVirtual: true })).some((field) => field.startsWith('shipping.'))).toBe(false)
    const unpaid = { ...filled, paymentDetails: { ...filled.paymentDetails, paymentMethod: null } }
    expect(check({ checkout: unpaid, amountDue: 0 })).toEqual({})
    expect(check({ checkout: unpaid })).toEqual({ payment: { code: 'required' } })
  })
})
