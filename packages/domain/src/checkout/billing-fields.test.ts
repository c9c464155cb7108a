import { describe, expect, it } from 'vitest'
import { anAddress } from '../addresses/testing.ts'
import { billingFieldsOf } from './billing-fields.ts'
import { aCheckout } from './testing.ts'

const { paymentDetails } = aCheckout()
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
