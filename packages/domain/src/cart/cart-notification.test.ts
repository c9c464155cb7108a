import { describe, expect, it } from 'vitest'
import { productAdded } from './cart-notification.ts'

describe('productAdded', () => {
  it('offers to proceed to checkout [CART-12]', () => {
    expect(productAdded({ externalCheckout: false }).actions).toEqual(['ok', 'proceed-to-checkout'])
  })

  it('offers only OK where checkout happens elsewhere [CART-12]', () => {
    expect(productAdded({ externalCheckout: true }).actions).toEqual(['ok'])
  })
})
