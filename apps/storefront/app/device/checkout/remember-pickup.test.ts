import { aCheckout } from '@vonk/domain/checkout/testing'
import { describe, expect, it } from 'vitest'
import { createMemoryBrowser } from '../testing/memory-browser.ts'
import { createCheckoutStore } from './checkout-store.ts'
import { rememberPickup } from './remember-pickup.ts'

describe('rememberPickup', () => {
  it('has the checkout begin with the shop, and keeps what was typed before', () => {
    const browser = createMemoryBrowser()
    const { personalDetails, shippingDetails } = aCheckout()
    const before = createCheckoutStore({ storage: browser.openStorage(), now: () => 1 })
    before.change(() => ({ personalDetails, shippingDetails }))
    rememberPickup('101', browser.openStorage())
    const after = createCheckoutStore({ storage: browser.openStorage(), now: () => 2 })
    after.open()

    expect(after.read().shippingDetails).toMatchObject({
      street: shippingDetails.street,
      place: { kind: 'store', id: '101' },
      shippingMethod: null,
      timeframeId: null,
    })
    expect(after.read().personalDetails.firstName).toBe(personalDetails.firstName)
  })
})
