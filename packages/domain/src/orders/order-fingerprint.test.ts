import { describe, expect, it } from 'vitest'
import { findSentOrder, orderFingerprint } from './order-fingerprint.ts'
import { aDraft } from './testing.ts'

describe('orderFingerprint', () => {
  it('knows the same order under another id and at another time', () => {
    expect(orderFingerprint(aDraft({ orderId: 'order-2', createdAt: 2_000 }))).toBe(orderFingerprint(aDraft()))
  })

  it.each([
    { cartId: 'cart-2' },
    { email: 'max@example.de' },
    { lines: [{ sku: 'JACKET-104', quantity: 2 }] },
    { paymentMethod: 'card' },
    { delivery: null },
  ])('tells another order apart: %j', (change) => {
    expect(orderFingerprint(aDraft(change))).not.toBe(orderFingerprint(aDraft()))
  })
})

describe('findSentOrder', () => {
  const sent = new Map([[orderFingerprint(aDraft()), 'order-1']])

  it('finds the order that was sent when the button was pressed before', () => {
    expect(findSentOrder(aDraft({ orderId: 'order-2' }), sent)).toEqual({ orderId: 'order-1' })
  })

  it('finds nothing for a new order', () => {
    expect(findSentOrder(aDraft({ cartId: 'cart-2' }), sent)).toBeNull()
  })
})
