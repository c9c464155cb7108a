import { describe, expect, it } from 'vitest'
import { hasPlacedOrder, orderKeyPrefix } from './waiting-orders.ts'

const sent = { isTransmitted: true, refused: null, payment: { status: 'paid' } }

function holding(order: object) {
  const text = JSON.stringify({ ...sent, ...order })
  return hasPlacedOrder({ keys: () => ['shop/cart', `${orderKeyPrefix}1`], get: () => text })
}

describe('hasPlacedOrder', () => {
  it('is so once the shop has taken an order that is paid or may still be', () => {
    expect(holding({})).toBe(true)
    expect(holding({ payment: null })).toBe(true)
    expect(holding({ payment: { status: 'checking' } })).toBe(true)
    expect(hasPlacedOrder({ keys: () => ['shop/cart'], get: () => 'a cart' })).toBe(false)
  })

  it('is not so while it waits for a network, was refused or never paid', () => {
    expect(holding({ isTransmitted: false })).toBe(false)
    expect(holding({ refused: { code: 'out-of-stock' } })).toBe(false)
    expect(holding({ payment: { status: 'cancelled' } })).toBe(false)
  })
})
