import { describe, expect, it } from 'vitest'
import { mergedQuantity } from './merged-quantity.ts'
import { aClientLine, aServerLine } from './testing.ts'

const server = aServerLine({ quantity: 5 })
const atLogin = { mergeQty: true, consumedCartId: null }
const afterServerMerge = { mergeQty: true, consumedCartId: 'guest' }
const fromGuest = (quantity: number, previousQuantity: number) =>
  aClientLine({ quantity, previousQuantity, serverItemId: '3', serverCartId: 'guest' })

describe('mergedQuantity', () => {
  it('is the quantity of the client outside a login', () => {
    expect(
      mergedQuantity(
        { line: aClientLine({ quantity: 2 }), serverLine: server },
        { mergeQty: false, consumedCartId: null },
      ),
    ).toBe(2)
  })

  it('is the sum at login', () => {
    expect(mergedQuantity({ line: aClientLine({ quantity: 2 }), serverLine: server }, atLogin)).toBe(7)
    expect(mergedQuantity({ line: fromGuest(2, 2), serverLine: server }, atLogin)).toBe(7)
  })

  it('does not add a line to itself', () => {
    const linked = aClientLine({ quantity: 5, serverItemId: '7', serverCartId: 'cart' })

    expect(mergedQuantity({ line: linked, serverLine: server }, atLogin)).toBe(5)
  })

  it('does not add what the server has already taken in with the guest’s cart', () => {
    expect(mergedQuantity({ line: fromGuest(2, 2), serverLine: server }, afterServerMerge)).toBe(5)
  })

  it('adds what was changed on the device after the server last heard of it', () => {
    expect(mergedQuantity({ line: fromGuest(3, 2), serverLine: server }, afterServerMerge)).toBe(6)
    expect(mergedQuantity({ line: fromGuest(1, 2), serverLine: server }, afterServerMerge)).toBe(4)
  })

  it('never ends below what the shopper sees in the cart', () => {
    expect(mergedQuantity({ line: fromGuest(4, 9), serverLine: server }, afterServerMerge)).toBe(4)
  })

  it('adds a line the guest’s cart on the server never had', () => {
    expect(mergedQuantity({ line: aClientLine({ quantity: 2 }), serverLine: server }, afterServerMerge)).toBe(7)
  })
})
