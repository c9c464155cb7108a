import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { emptyCheckout } from './checkout-state.ts'
import { afterPaymentInformation, checkoutToStore, isCheckoutActive, restoreCheckout } from './store-checkout.ts'
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

describe('isCheckoutActive', () => {
  it('is active for less than 30 minutes after the last change [CHK-09]', () => {
    expect(isCheckoutActive(5_000, 5_000, defaultSettings)).toBe(true)
    expect(isCheckoutActive(5_000, 5_000 + 1_799_999, defaultSettings)).toBe(true)
    expect(isCheckoutActive(5_000, 5_000 + 1_800_000, defaultSettings)).toBe(false)
  })

  it('was never active when nothing was ever changed', () => {
    expect(isCheckoutActive(null, 0, defaultSettings)).toBe(false)
  })

  it('lasts as long as the shop sets', () => {
    expect(isCheckoutActive(0, 500, { checkoutActiveMs: 501 })).toBe(true)
    expect(isCheckoutActive(0, 500, { checkoutActiveMs: 500 })).toBe(false)
  })
})

describe('afterPaymentInformation', () => {
  it('takes the totals of the server after code 200 [PAY-07]', () => {
    expect(afterPaymentInformation('shown', { code: 200, totals: 'new' })).toBe('new')
  })

  it.each([400, 500, null])('keeps those shown after %j [PAY-07]', (code) => {
    expect(afterPaymentInformation('shown', { code, totals: 'new' })).toBe('shown')
  })

  it('keeps those shown where the server sends none', () => {
    expect(afterPaymentInformation('shown', { code: 200, totals: null })).toBe('shown')
  })
})
