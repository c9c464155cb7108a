import { describe, expect, it } from 'vitest'
import { emptyCheckout } from './checkout-state.ts'
import { checkoutToStore, restoreCheckout } from './store-checkout.ts'
import { aCheckout } from './testing.ts'

describe('restoreCheckout', () => {
  it('brings back the chosen addresses [CHK-10]', () => {
    const stored = checkoutToStore(aCheckout({ shippingAddressId: '1', billingAddressId: '2' }))

    expect(restoreCheckout(stored)).toMatchObject({ shippingAddressId: '1', billingAddressId: '2' })
  })

  it.each([true, false])('brings back whether another address is used (%j) [CHK-11]', (flag) => {
    const stored = checkoutToStore(aCheckout({ useAlternateShipping: flag, useDefaultAlternateShipping: !flag }))

    expect(restoreCheckout(stored)).toMatchObject({ useAlternateShipping: flag, useDefaultAlternateShipping: !flag })
  })

  it('brings back what was typed, and when', () => {
    const checkout = aCheckout({ modifiedAt: 1_000 })
    const { personalDetails, shippingDetails, paymentDetails, modifiedAt } = checkout

    expect(restoreCheckout(checkoutToStore(checkout))).toEqual({
      ...emptyCheckout,
      personalDetails,
      shippingDetails,
      paymentDetails,
      modifiedAt,
    })
  })

  it('starts empty on a new device', () => {
    expect(restoreCheckout({})).toEqual(emptyCheckout)
  })
})

describe('checkoutToStore', () => {
  it('never stores a password', () => {
    const personalDetails = { ...aCheckout().personalDetails, password: 'Secret-123', createAccount: true }

    expect(JSON.stringify(checkoutToStore(aCheckout({ personalDetails })))).not.toContain('Secret-123')
  })
})
