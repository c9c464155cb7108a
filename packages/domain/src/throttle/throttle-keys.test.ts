import { describe, expect, it } from 'vitest'
import { type Asker, throttleKeys } from './throttle-keys.ts'

const asker: Asker = { visitor: '192.0.2.1', emailAddress: 'zoe@example.nl', cartId: 'cart-1' }

describe('throttleKeys', () => {
  it.each(['log-in', 'password-reset', 'newsletter'] as const)('counts a %s per visitor and per address', (action) => {
    expect(throttleKeys(action, asker)).toEqual([
      JSON.stringify([action, 'visitor', '192.0.2.1']),
      JSON.stringify([action, 'emailAddress', 'zoe@example.nl']),
    ])
  })

  it.each(['coupon', 'gift-card', 'rewards'] as const)('counts checks of a %s per visitor and per cart', (action) => {
    expect(throttleKeys(action, asker)).toEqual([
      JSON.stringify([action, 'visitor', '192.0.2.1']),
      JSON.stringify([action, 'cartId', 'cart-1']),
    ])
  })

  it.each(['guest-cart', 'new-account'] as const)('counts every %s per visitor alone', (action) => {
    expect(throttleKeys(action, asker)).toEqual([JSON.stringify([action, 'visitor', '192.0.2.1'])])
  })

  it('counts reviews per visitor, and those of a product whoever writes them', () => {
    const reviewer: Asker = { ...asker, productId: '1042' }

    expect(throttleKeys('review', reviewer)).toEqual([JSON.stringify(['review', 'visitor', '192.0.2.1'])])
    expect(throttleKeys('product-reviews', reviewer)).toEqual([
      JSON.stringify(['product-reviews', 'productId', '1042']),
    ])
    expect(throttleKeys('product-reviews', asker)).toEqual([])
  })

  it('counts every spelling of an address on one counter', () => {
    expect(throttleKeys('log-in', { ...asker, emailAddress: 'Zoe@Example.NL' })).toEqual(throttleKeys('log-in', asker))
  })

  it('counts on what is known', () => {
    expect(throttleKeys('coupon', { ...asker, cartId: null })).toHaveLength(1)
  })
})
